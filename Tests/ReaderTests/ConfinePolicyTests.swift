import Report
import Testing

@testable import Reader

@Suite("Pages and patience")
struct ConfinePolicyTests {
  @Test("a page is handed out once, tried a second time after all others, then given up")
  func schedule() {
    var schedule = PageSchedule(pages: [1, 2, 3])
    #expect(schedule.next() == 1)
    schedule.lose(1, .died)
    #expect(schedule.next() == 2)
    #expect(schedule.next() == 3)
    #expect(schedule.next() == 1)
    #expect(schedule.next() == nil)
    #expect(!schedule.isComplete)
    schedule.finish(2)
    schedule.refuse(3, .damaged)
    schedule.lose(1, .standstill)
    #expect(schedule.isComplete)
    #expect(schedule.givenUp == [1: .lost(.standstill), 3: .refused(.damaged)])
    #expect(schedule.ended == 3)
  }

  @Test("pages that wait can be given up together")
  func loseAll() {
    var schedule = PageSchedule(pages: [1, 2])
    #expect(schedule.next() == 1)
    schedule.loseAllWaiting(.died)
    #expect(!schedule.isComplete)
    schedule.finish(1)
    #expect(schedule.isComplete)
    #expect(schedule.givenUp == [2: .lost(.died)])
  }

  private var watch: DutyWatch {
    var limits = ReaderLimits()
    limits.wallFactor = 10
    limits.standstill = .seconds(60)
    return DutyWatch(limits, processorLimit: .seconds(20), now: .seconds(1000), processor: .seconds(5))
  }

  @Test("work within its times goes on")
  func goesOn() {
    var watch = watch
    #expect(watch.loss(now: .seconds(1059), processor: .seconds(5)) == nil)
    #expect(
      watch.loss(now: .seconds(1061), processor: .seconds(6)) == watch.loss(now: .seconds(1061), processor: .seconds(6))
    )
    #expect(watch.loss(now: .seconds(1040), processor: .seconds(25)) == nil)
  }

  @Test("only the work's own processor time counts")
  func processorTime() {
    var watch = watch
    #expect(watch.loss(now: .seconds(1030), processor: .milliseconds(25_001)) == .processorTime)
  }

  @Test("a busy machine gets ten times as long, and no more")
  func wallTime() {
    var watch = watch
    for second in 1...200 {
      #expect(watch.loss(now: .seconds(1000 + second), processor: .seconds(5) + .milliseconds(second)) == nil)
    }
    #expect(watch.loss(now: .seconds(1201), processor: .seconds(6)) == .wallTime)
  }

  @Test("no processor time at all means standstill, counted from the last that was seen")
  func standstill() {
    var watch = watch
    #expect(watch.loss(now: .seconds(1050), processor: .milliseconds(5001)) == nil)
    #expect(watch.loss(now: .seconds(1110), processor: .milliseconds(5001)) == nil)
    #expect(watch.loss(now: .seconds(1111), processor: .milliseconds(5001)) == .standstill)
  }

  @Test("what a reader is started with is read back the same")
  func inheritance() throws {
    var inheritance = Inheritance(rawSteps: 0x0100_0041)
    inheritance.addressSpaceBytes = 1
    inheritance.dataBytes = 2
    inheritance.processorSeconds = 3
    inheritance.openFiles = 4
    inheritance.skipped = .landlock
    inheritance.models = ["deu"]
    inheritance.fonts = ["Plain.ttf"]
    let commandLine = [Inheritance.role, "01000041"] + inheritance.arguments
    #expect(Inheritance(commandLine: commandLine) == inheritance)
    #expect(inheritance.fontFolder == "/media")
    #expect(Inheritance(commandLine: ["vault", "01000041"] + inheritance.arguments) == nil)
    #expect(Inheritance(commandLine: commandLine + ["more"]) == nil)
    #expect(Inheritance(commandLine: [Inheritance.role]) == nil)
  }

  @Test("a memory file holds what was put in, and can be neither changed nor unsealed")
  func memoryFile() throws {
    let file = try SealedMemoryFile(copying: [1, 2, 3])
    #expect(file.count == 3)
    #expect(file.withBytes { span in span.byteCount } == 3)
    #expect(try SealedMemoryFile(copying: []).withBytes { span in span.byteCount } == 0)
    let copy = try SealedMemoryFile(readingFrom: file.descriptor, limit: 3)
    #expect(copy.count == 0, "the descriptor stood at its end")
  }
}
