/// One reader and what it is doing.
final class CrewMember {
  enum Duty: Hashable {
    /// Confining itself.
    case starting
    /// Confined, opening the document.
    case opening
    case idle
    case working(page: Int)
  }

  let process: ReaderProcess
  private(set) var duty: Duty
  private var watch: DutyWatch?
  private var processorTime: Duration = .zero

  init(_ process: ReaderProcess, limits: ReaderLimits, now: Duration) {
    self.process = process
    duty = .starting
    begin(.starting, limits: limits, now: now)
  }

  /// Whether it can be given no page yet, but soon.
  var isOnItsWay: Bool { duty == .starting || duty == .opening }

  /// Turns to another duty; times are counted from here.
  func begin(_ duty: Duty, limits: ReaderLimits, now: Duration) {
    self.duty = duty
    processorTime = process.processorTime ?? processorTime
    let limit: Duration? =
      switch duty {
      case .starting, .opening: limits.openingProcessorTime
      case .working: limits.pageProcessorTime
      case .idle: nil
      }
    watch = limit.map { DutyWatch(limits, processorLimit: $0, now: now, processor: processorTime) }
  }

  /// The reason to end it, if it has gone on for too long.
  func loss(now: Duration) -> ReaderLoss? {
    processorTime = process.processorTime ?? processorTime
    return watch?.loss(now: now, processor: processorTime)
  }

  /// Whether another page could meet the kernel's own limit on its life.
  func isWornOut(limits: ReaderLimits, life: Duration) -> Bool { processorTime + limits.pageProcessorTime > life }
}
