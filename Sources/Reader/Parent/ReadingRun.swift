import Glibc
import Report

/// One document on its way through the readers: starts them, hands out pages, ends what goes wrong, keeps what comes.
///
/// Everything happens on the caller's thread, in one loop around `poll`. A reader's word is checked against what was asked of it
/// before it is kept; whatever goes wrong with one costs the page it had in hand.
final class ReadingRun {
  /// What the readers are to do.
  enum Work: Hashable {
    /// Only say how they are confined.
    case confinement
    case readEveryPage
    case draw(page: Int, resolution: Int)
  }

  let launch: ReaderLaunch
  let work: Work
  private let progress: (Int, Int) -> Void
  private var crew: [CrewMember] = []
  private var mostReaders: Int
  private var failedStarts = 0
  private var lastNews: Duration
  private(set) var report: ConfinementReport?
  private(set) var opened: OpenedDocument?
  private(set) var schedule: PageSchedule?
  private(set) var pages: [Int: ScannedPage] = [:]
  private(set) var picture: [UInt8] = []

  init(_ launch: ReaderLaunch, _ work: Work, progress: @escaping (Int, Int) -> Void) {
    self.launch = launch
    self.work = work
    self.progress = progress
    mostReaders = max(1, launch.limits.readers ?? Self.processors)
    lastNews = Self.now
  }

  /// Runs until every page ended; no reader is left when it returns or throws.
  func run() throws(ReaderError) {
    defer { crew = [] }
    while !isDone {
      try growCrew()
      for member in waitForNews() { try collect(member) }
      try loseTheSlow()
      try loseTheLargest()
      try handOut()
    }
  }

  private var isDone: Bool { work == .confinement ? report != nil : schedule?.isComplete == true }

  // MARK: The crew

  /// Starts a reader when there is none, or one more when pages have been waiting while nothing came.
  private func growCrew() throws(ReaderError) {
    let now = Self.now
    if !crew.isEmpty {
      guard let schedule, crew.count < mostReaders, now - lastNews >= launch.limits.patience else { return }
      guard schedule.waitingCount > crew.count(where: { $0.isOnItsWay }) else { return }
    }
    crew.append(CrewMember(try launch.start(), limits: launch.limits, now: now))
    lastNews = now
  }

  /// Ends a reader; the page it had in hand is tried again or given up.
  private func lose(_ member: CrewMember, _ loss: ReaderLoss) throws(ReaderError) {
    crew.removeAll { $0 === member }
    let end = member.process.end()
    let loss = loss == .died ? end : loss
    switch member.duty {
    case .working(let page):
      schedule?.lose(page, loss)
      tellProgress()
    case .starting, .opening: try loseStart(member.duty, loss)
    case .idle: break
    }
  }

  private func loseStart(_ duty: CrewMember.Duty, _ loss: ReaderLoss) throws(ReaderError) {
    failedStarts += 1
    guard failedStarts >= 2 else { return }
    if opened != nil {
      schedule?.loseAllWaiting(loss)
      tellProgress()
      return
    }
    if duty == .starting { throw .sandboxUnavailable(missing: ["start"]) }
    throw .lost(loss)
  }

  private func loseTheSlow() throws(ReaderError) {
    let now = Self.now
    for member in crew {
      guard let loss = member.loss(now: now) else { continue }
      try lose(member, loss)
    }
  }

  /// Ends the largest reader when all together hold too much, and makes do with fewer from then on.
  private func loseTheLargest() throws(ReaderError) {
    let sizes = crew.map { $0.process.residentBytes }
    guard sizes.reduce(0, +) > launch.limits.residentBytes else { return }
    guard let largest = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return }
    mostReaders = max(1, crew.count - 1)
    try lose(crew[largest], .memory)
  }

  /// Gives each idle reader the next page; one that is near the end of its life is replaced instead.
  private func handOut() throws(ReaderError) {
    for member in crew where member.duty == .idle {
      if member.isWornOut(limits: launch.limits, life: launch.lifeProcessorTime) {
        crew.removeAll { $0 === member }
        continue
      }
      guard let page = schedule?.next() else { return }
      member.begin(.working(page: page), limits: launch.limits, now: Self.now)
      member.process.send(request(for: page))
    }
  }

  private func request(for page: Int) -> ReaderRequest {
    if case .draw(_, let resolution) = work { return .renderPage(page, resolution: resolution) }
    return .readPage(page)
  }

  // MARK: What they say

  /// The readers that have something to say within the next moment.
  ///
  /// Calls `poll`.
  private func waitForNews() -> [CrewMember] {
    var polled = crew.map { pollfd(fd: $0.process.answers, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&polled, nfds_t(polled.count), 20)
    guard count > 0 else { return [] }
    return zip(crew, polled).filter { $0.1.revents != 0 }.map { $0.0 }
  }

  private func collect(_ member: CrewMember) throws(ReaderError) {
    switch hear(member) {
    case .fine: break
    case .lose(let loss): try lose(member, loss)
    case .stop(let error): throw error
    }
  }

  private func hear(_ member: CrewMember) -> AnswerVerdict {
    do throws(ReaderLoss) {
      try member.process.receive()
      while !isDone, let answer = try member.process.nextAnswer() {
        lastNews = Self.now
        let verdict = judge(answer, from: member)
        if verdict != .fine { return verdict }
      }
      return .fine
    } catch {
      return .lose(error)
    }
  }

  private func tellProgress() {
    if let schedule { progress(schedule.ended, schedule.total) }
  }

  /// A clock that stands while the machine sleeps.
  ///
  /// Calls `clock_gettime` with `CLOCK_MONOTONIC`.
  private static var now: Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Processors this process may use, at most eight: more readers than that gain nothing on a lab sheet.
  private static var processors: Int { min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// What follows from an answer.
enum AnswerVerdict: Hashable {
  case fine
  /// The reader is not to be believed, or can go no further.
  case lose(ReaderLoss)
  /// The whole run is over.
  case stop(ReaderError)
}

// MARK: Judging answers

extension ReadingRun {
  /// Keeps an answer that was asked for and fits what is known, and turns the reader to its next duty.
  private func judge(_ answer: ReaderAnswer, from member: CrewMember) -> AnswerVerdict {
    switch (answer, member.duty) {
    case (.confined(let report), .starting): return judge(report, from: member)
    case (.unconfined(let step), .starting): return .stop(.sandboxUnavailable(missing: step.names))
    case (.opened(let document), .opening): return judge(document, from: member)
    case (.fault(let fault), .opening): return opened == nil ? .stop(.document(fault)) : .lose(.lied)
    case (.page(let page), .working(let number)):
      guard work == .readEveryPage, page.number == number else { return .lose(.lied) }
      pages[number] = page
      schedule?.finish(number)
    case (.picture(let png), .working(let number)):
      guard case .draw(number, _) = work, png.starts(with: Self.pngSignature) else { return .lose(.lied) }
      picture = png
      schedule?.finish(number)
    case (.fault(let fault), .working(let number)): schedule?.refuse(number, fault)
    default: return .lose(.lied)
    }
    member.begin(.idle, limits: launch.limits, now: Self.now)
    tellProgress()
    return .fine
  }

  private func judge(_ report: ConfinementReport, from member: CrewMember) -> AnswerVerdict {
    guard report.missing.isEmpty else { return .stop(.sandboxUnavailable(missing: report.missing.names)) }
    self.report = report
    member.begin(.opening, limits: launch.limits, now: Self.now)
    return .fine
  }

  private func judge(_ document: OpenedDocument, from member: CrewMember) -> AnswerVerdict {
    if let opened {
      // Another reader of the same bytes must find the same.
      guard opened == document else { return .lose(.lied) }
    } else {
      guard document.pageCount <= launch.limits.pages else {
        return .stop(.document(.tooManyPages(found: document.pageCount, limit: launch.limits.pages)))
      }
      var numbers = Array(1...document.pageCount)
      if case .draw(let page, _) = work {
        guard numbers.contains(page) else { return .stop(.noSuchPage(page)) }
        numbers = [page]
      }
      opened = document
      schedule = PageSchedule(pages: numbers)
      tellProgress()
    }
    failedStarts = 0
    member.begin(.idle, limits: launch.limits, now: Self.now)
    return .fine
  }

  /// The first bytes of every PNG file (PNG specification, 5.2).
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
