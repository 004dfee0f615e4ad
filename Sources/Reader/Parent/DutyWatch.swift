/// Judges whether a reader's present work has gone on for too long; a pure type, times are given to it.
struct DutyWatch: Hashable {
  private let processorLimit: Duration
  private let wallLimit: Duration
  private let standstillLimit: Duration
  private let begunAt: Duration
  private let processorAtBegin: Duration
  private var processorSeen: Duration
  private var movedAt: Duration

  /// - Parameters:
  ///   - limits: Wall factor and standstill.
  ///   - processorLimit: What this work may use.
  ///   - now: A clock that stands while the machine sleeps.
  ///   - processor: Processor time the reader has used in its life.
  init(_ limits: ReaderLimits, processorLimit: Duration, now: Duration, processor: Duration) {
    self.processorLimit = processorLimit
    wallLimit = processorLimit * limits.wallFactor
    standstillLimit = limits.standstill
    begunAt = now
    processorAtBegin = processor
    processorSeen = processor
    movedAt = now
  }

  /// The reason to end the reader, if there is one by now.
  mutating func loss(now: Duration, processor: Duration) -> ReaderLoss? {
    if processor > processorSeen {
      processorSeen = processor
      movedAt = now
    }
    if processor - processorAtBegin > processorLimit { return .processorTime }
    if now - begunAt > wallLimit { return .wallTime }
    if now - movedAt > standstillLimit { return .standstill }
    return nil
  }
}
