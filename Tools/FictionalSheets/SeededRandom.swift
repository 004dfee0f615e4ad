/// A small generator whose numbers depend on nothing but its seed (SplitMix64), so that a sheet can be drawn again.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of the closed range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number of the closed range.
  mutating func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// True in so many of a hundred draws.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// One of the values; the list is never empty where this is called.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...(values.count - 1))] }

  /// A generator of its own for one matter, so that drawing more of one thing does not change another.
  func fork(_ matter: UInt64) -> SeededRandom {
    var copy = self
    let drawn = copy.next()
    return SeededRandom(seed: drawn ^ (matter &* 0xD6E8_FEB8_6659_FD93))
  }
}
