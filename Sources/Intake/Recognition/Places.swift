internal import Report

/// Finds which words of different passes stand in the same place.
enum Places {
  /// Groups the words of several passes by overlap.
  ///
  /// - Parameter passes: The words of each pass.
  /// - Returns: One entry for each place, holding for each pass the words it has there, possibly none.
  static func grouping(_ passes: [[Word]]) -> [[[Word]]] {
    let words = passes.enumerated().flatMap { pass, words in words.map { (pass: pass, word: $0) } }
    var union = UnionFind(count: words.count)
    let order = words.indices.sorted { words[$0].word.box.y < words[$1].word.box.y }
    for (position, first) in order.enumerated() {
      let one = words[first]
      for second in order[(position + 1)...] {
        let other = words[second]
        if other.word.box.y >= one.word.box.bottom { break }
        guard one.pass != other.pass, Reconciliation.share(one.word.box, other.word.box) > 0.5 else { continue }
        union.join(first, second)
      }
    }
    var places: [Int: [[Word]]] = [:]
    var roots: [Int] = []
    for index in words.indices {
      let root = union.root(of: index)
      if places[root] == nil {
        places[root] = Array(repeating: [], count: passes.count)
        roots.append(root)
      }
      places[root]?[words[index].pass].append(words[index].word)
    }
    return roots.compactMap { places[$0] }
  }
}

/// Disjoint sets over the numbers from 0, with path halving.
struct UnionFind {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of element: Int) -> Int {
    var element = element
    while parents[element] != element {
      parents[element] = parents[parents[element]]
      element = parents[element]
    }
    return element
  }

  mutating func join(_ left: Int, _ right: Int) {
    parents[root(of: left)] = root(of: right)
  }
}
