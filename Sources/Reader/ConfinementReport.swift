import CConfine

/// Steps of the reader's confinement, in the order they are taken.
package struct ConfinementSteps: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ flag: Int) { rawValue = UInt32(flag) }

  package static let userNamespace = ConfinementSteps(CONFINE_USER_NAMESPACE)
  package static let identityMaps = ConfinementSteps(CONFINE_IDENTITY_MAPS)
  package static let pidNamespace = ConfinementSteps(CONFINE_PID_NAMESPACE)
  package static let networkNamespace = ConfinementSteps(CONFINE_NETWORK_NAMESPACE)
  package static let ipcNamespace = ConfinementSteps(CONFINE_IPC_NAMESPACE)
  package static let mountNamespace = ConfinementSteps(CONFINE_MOUNT_NAMESPACE)
  package static let fontFolder = ConfinementSteps(CONFINE_FONT_FOLDER)
  package static let limits = ConfinementSteps(CONFINE_LIMITS)
  package static let noCapabilities = ConfinementSteps(CONFINE_NO_CAPABILITIES)
  package static let noNewPrivileges = ConfinementSteps(CONFINE_NO_NEW_PRIVILEGES)
  package static let notDumpable = ConfinementSteps(CONFINE_NOT_DUMPABLE)
  package static let landlock = ConfinementSteps(CONFINE_LANDLOCK)
  package static let filter = ConfinementSteps(CONFINE_FILTER)

  /// Steps that a kernel, a container or a rule of the system may deny without the reader being refused.
  package static let namespaces: ConfinementSteps = [
    .userNamespace, .identityMaps, .pidNamespace, .networkNamespace, .ipcNamespace, .mountNamespace, .fontFolder,
  ]

  /// Steps without which no document is opened; Landlock joins them where the kernel has it.
  package static let required: ConfinementSteps = [
    .limits, .noCapabilities, .noNewPrivileges, .notDumpable, .filter,
  ]

  /// Every step with the stable name that JSON and messages use, in order.
  package static let named: [(name: String, step: ConfinementSteps)] = [
    ("user-namespace", .userNamespace), ("identity-maps", .identityMaps), ("pid-namespace", .pidNamespace),
    ("network-namespace", .networkNamespace), ("ipc-namespace", .ipcNamespace),
    ("mount-namespace", .mountNamespace), ("font-folder", .fontFolder), ("limits", .limits),
    ("no-capabilities", .noCapabilities), ("no-new-privileges", .noNewPrivileges),
    ("not-dumpable", .notDumpable), ("landlock", .landlock), ("filter", .filter),
  ]

  /// The names of the steps in this set.
  package var names: [String] { Self.named.filter { contains($0.step) }.map { $0.name } }
}

/// How a reader says it is confined: what took effect on this machine.
package struct ConfinementReport: Sendable, Hashable {
  package var steps: ConfinementSteps
  /// The kernel's Landlock version, 0 where it has none.
  package var landlockVersion: Int

  package init(steps: ConfinementSteps, landlockVersion: Int) {
    self.steps = steps
    self.landlockVersion = landlockVersion
  }

  /// The steps that are missing although they are required here.
  package var missing: ConfinementSteps {
    var needed = ConfinementSteps.required
    if landlockVersion > 0 { needed.insert(.landlock) }
    return needed.subtracting(steps)
  }
}
