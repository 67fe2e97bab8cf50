/// The word that was probably meant by one that is not known.
///
/// - Returns: nil when none is near.
package func nearestWord(to word: String, among words: [String]) -> String? {
  let word = Array(word.lowercased().utf8)
  guard word.count <= 40 else { return nil }
  let nearest = words.map { (word: $0, distance: distance(word, Array($0.utf8))) }
    .min { $0.distance < $1.distance }
  guard let nearest, nearest.distance <= (word.count < 4 ? 1 : 2) else { return nil }
  return nearest.word
}

/// How many bytes have to be added, taken away or replaced (Levenshtein).
private func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var row = Array(0...right.count)
  for (index, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let above = row[column + 1]
      row[column + 1] = min(
        above + 1, row[column] + 1, diagonal + (byte == right[column] ? 0 : 1))
      diagonal = above
    }
  }
  return row[right.count]
}
