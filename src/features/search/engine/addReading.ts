import type { FieldMatch } from './collectMatches';

/** Adds the documents that contain all terms of a reading. */
export function addReading(
  matches: Map<number, FieldMatch>,
  [first, ...rest]: readonly Map<number, FieldMatch>[],
  quality: number,
): void {
  for (const [id, match] of first ?? []) {
    let { name, place, text } = match;
    place = Math.max(place, name * 0.9);
    text = Math.max(text, name);
    const isWhole = rest.every((other) => {
      const more = other.get(id);
      if (!more) return false;
      name = Math.min(name, more.name);
      place = Math.min(place, Math.max(more.place, more.name * 0.9));
      text = Math.min(text, Math.max(more.text, more.name));
      return true;
    });
    if (!isWhole) continue;
    if (rest.length === 0) ({ place, text } = match);
    const known = matches.get(id);
    if (known) {
      known.name = Math.max(known.name, name * quality);
      known.place = Math.max(known.place, place * quality);
      known.text = Math.max(known.text, text * quality);
    } else {
      matches.set(id, { name: name * quality, place: place * quality, text: text * quality });
    }
  }
}
