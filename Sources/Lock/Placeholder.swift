/// The rooms of the dictionary: generated tables and their lookup.
enum Placeholder {}
