/// The version that `vault version`, the man page and diagnostics name.
package enum ProductVersion {
  package static let text = "0.1.0"
}
