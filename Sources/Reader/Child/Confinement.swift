import CConfine

/// The steps a reader takes on itself after its start, in their order; the launch has taken those before.
enum Confinement {
  /// A required step that could not be taken.
  struct Refusal: Error {
    var step: ConfinementSteps
  }

  /// Confines the calling process for the rest of its life.
  ///
  /// It must have one thread.
  ///
  /// - Parameters:
  ///   - inheritance: Limits to set, and the steps that the launch took.
  ///   - prepare: Opens what an engine needs by path, after the limits and before Landlock.
  /// - Returns: What took effect.
  /// - Throws: ``Refusal`` naming the first required step that failed; the document must then not be looked at.
  static func begin(_ inheritance: Inheritance, prepare: () -> Void) throws(Refusal) -> ConfinementReport {
    var report = ConfinementReport(
      steps: inheritance.steps.intersection(.namespaces), landlockVersion: Int(confine_landlock_version()))
    func take(_ step: ConfinementSteps, _ call: () -> Int32) throws(Refusal) {
      guard !inheritance.skipped.contains(step) else { return }
      guard call() == 0 else { throw Refusal(step: step) }
      report.steps.insert(step)
    }
    var limits = confine_limits(
      address_space: inheritance.addressSpaceBytes, data: inheritance.dataBytes,
      processor_seconds: inheritance.processorSeconds, open_files: inheritance.openFiles)
    try take(.limits) { unsafe confine_set_limits(&limits) }
    try take(.noCapabilities) { confine_drop_capabilities() }
    try take(.noNewPrivileges) { confine_no_new_privileges() }
    try take(.notDumpable) { confine_not_dumpable() }
    prepare()
    if inheritance.skipped.contains(.landlock) { report.landlockVersion = 0 }
    if report.landlockVersion > 0 { try take(.landlock) { confine_landlock() } }
    let paths: Int32 = report.steps.contains(.landlock) ? 1 : 0
    guard !inheritance.skipped.contains(.filter) else { throw Refusal(step: .filter) }
    try take(.filter) { confine_filter(Inheritance.answerDescriptor, paths) }
    return report
  }
}
