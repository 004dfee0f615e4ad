import CQPDF
import Glibc

/// One object of a PDF: a handle into qpdf, good until the handles are released.
@safe
struct QPDFObject {
  private let qpdf: qpdf_data
  private let handle: qpdf_oh

  init(_ qpdf: qpdf_data, _ handle: qpdf_oh) {
    unsafe self.qpdf = unsafe qpdf
    self.handle = handle
  }

  var isNull: Bool { unsafe qpdf_oh_is_null(qpdf, handle) != 0 }
  var isDictionary: Bool { unsafe qpdf_oh_is_dictionary(qpdf, handle) != 0 }
  var isStream: Bool { unsafe qpdf_oh_is_stream(qpdf, handle) != 0 }
  /// The number of the indirect object, 0 for a direct one.
  var number: Int { Int(unsafe qpdf_oh_get_object_id(qpdf, handle)) }

  /// The dictionary itself, or that of a stream.
  private var dictionary: QPDFObject? {
    if isDictionary { return self }
    return isStream ? unsafe QPDFObject(qpdf, qpdf_oh_get_dict(qpdf, handle)) : nil
  }

  /// The value of a key such as `/Type`; `nil` when there is none or this is no dictionary.
  subscript(key: String) -> QPDFObject? {
    guard let dictionary else { return nil }
    let value = unsafe QPDFObject(qpdf, qpdf_oh_get_key(qpdf, dictionary.handle, key))
    return value.isNull ? nil : value
  }

  /// The value of a page's key, looked for in the page tree above it where the page has none (ISO 32000-1, 7.7.3.4).
  func inherited(_ key: String) -> QPDFObject? {
    var node: QPDFObject? = self
    for _ in 0..<64 {
      if let value = node?[key] { return value }
      node = node?["/Parent"]
    }
    return nil
  }

  /// Keys of a dictionary, up to the limit of names times sixteen.
  var keys: [String] {
    guard let dictionary else { return [] }
    var keys: [String] = []
    unsafe qpdf_oh_begin_dict_key_iter(qpdf, dictionary.handle)
    while unsafe keys.count < EngineLimits.names * 16 && qpdf_oh_dict_more_keys(qpdf) != 0 {
      guard let key = unsafe qpdf_oh_dict_next_key(qpdf) else { break }
      keys.append(unsafe String(cString: key))
    }
    return keys
  }

  /// Elements of an array, up to the limit of names times sixteen.
  var elements: [QPDFObject] {
    guard unsafe qpdf_oh_is_array(qpdf, handle) != 0 else { return [] }
    let count = min(unsafe qpdf_oh_get_array_n_items(qpdf, handle), Int32(EngineLimits.names * 16))
    return (0..<max(count, 0)).map { unsafe QPDFObject(qpdf, qpdf_oh_get_array_item(qpdf, handle, $0)) }
  }

  /// A name with its slash, such as `/Form`.
  var name: String? {
    guard unsafe qpdf_oh_is_name(qpdf, handle) != 0, let name = unsafe qpdf_oh_get_name(qpdf, handle) else {
      return nil
    }
    return unsafe String(cString: name)
  }

  /// A text string in Unicode.
  var text: String? {
    guard unsafe qpdf_oh_is_string(qpdf, handle) != 0, let text = unsafe qpdf_oh_get_utf8_value(qpdf, handle) else {
      return nil
    }
    return unsafe String(cString: text)
  }

  var integer: Int? {
    guard unsafe qpdf_oh_is_integer(qpdf, handle) != 0 else { return nil }
    return Int(unsafe qpdf_oh_get_int_value(qpdf, handle))
  }

  var real: Double? {
    guard unsafe qpdf_oh_is_number(qpdf, handle) != 0 else { return nil }
    return unsafe qpdf_oh_get_numeric_value(qpdf, handle)
  }

  /// The decoded bytes of all of a page's content streams.
  ///
  /// Calls `qpdf_oh_get_page_content_data`.
  func pageContent() -> [UInt8]? {
    unsafe taken { buffer, count in unsafe qpdf_oh_get_page_content_data(qpdf, handle, buffer, count) }
  }

  /// The decoded bytes of a stream.
  ///
  /// Calls `qpdf_oh_get_stream_data`.
  func streamContent() -> [UInt8]? {
    var isDecoded: QPDF_BOOL = 0
    let bytes = unsafe taken { buffer, count in
      unsafe qpdf_oh_get_stream_data(qpdf, handle, qpdf_dl_generalized, &isDecoded, buffer, count)
    }
    return isDecoded != 0 ? bytes : nil
  }

  private func taken(
    _ get: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>) -> QPDF_ERROR_CODE
  ) -> [UInt8]? {
    var buffer: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = unsafe get(&buffer, &count)
    defer { unsafe free(buffer) }
    // A warning means that the stream ended early or was mended: what was drawn is not known for sure.
    guard status == 0 else { return nil }
    guard let buffer = unsafe buffer else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: buffer, count: count))
  }
}
