import CLeptonica
import CPoppler

/// Keeps the libraries from printing: what they would say quotes the document.
enum LibrarySilence {
  /// Takes over the logs of GLib (and with it poppler) and of leptonica; later calls do nothing.
  static func begin() { once }

  // GLib allows one writer per process, so this must run exactly once.
  private static let once: Void = {
    unsafe g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
    unsafe leptSetStderrHandler { _ in }
    setMsgSeverity(l_int32(L_SEVERITY_NONE))
  }()
}
