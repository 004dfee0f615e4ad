/// Which pages still have to be handed out, and what became of the others; a pure type.
///
/// A page whose reader is lost is tried once more, by a fresh reader, after all others had their turn; then it is given up. A
/// page that an engine refuses is not tried again: it would refuse again.
struct PageSchedule: Hashable {
  /// Why a page gave nothing.
  enum Reason: Hashable {
    case lost(ReaderLoss)
    case refused(EngineFault)

    /// What the unread page carries.
    var code: String {
      switch self {
      case .lost(let loss): loss.rawValue
      case .refused(let fault): fault.code
      }
    }
  }

  private var waiting: [Int]
  private var lostOnce: Set<Int> = []
  private var outstanding: Set<Int> = []
  /// Pages that were given up, with the reason.
  private(set) var givenUp: [Int: Reason] = [:]
  let total: Int
  private(set) var finished = 0

  init(pages: [Int]) {
    waiting = pages.reversed()
    total = pages.count
  }

  var waitingCount: Int { waiting.count }
  /// Whether every page ended, one way or the other.
  var isComplete: Bool { waiting.isEmpty && outstanding.isEmpty }
  /// Pages that ended, for progress.
  var ended: Int { finished + givenUp.count }

  /// The next page to hand out.
  mutating func next() -> Int? {
    guard let page = waiting.popLast() else { return nil }
    outstanding.insert(page)
    return page
  }

  mutating func finish(_ page: Int) {
    outstanding.remove(page)
    finished += 1
  }

  mutating func refuse(_ page: Int, _ fault: EngineFault) {
    outstanding.remove(page)
    givenUp[page] = .refused(fault)
  }

  mutating func lose(_ page: Int, _ loss: ReaderLoss) {
    outstanding.remove(page)
    if lostOnce.insert(page).inserted {
      waiting.insert(page, at: 0)
    } else {
      givenUp[page] = .lost(loss)
    }
  }

  /// Gives up every page that still waits: no reader can be had for them any more.
  mutating func loseAllWaiting(_ loss: ReaderLoss) {
    for page in waiting { givenUp[page] = .lost(loss) }
    waiting = []
  }
}
