/** Control characters (C0, DEL, C1), line separators, and the marks that turn the direction of what follows. */
const controls = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A stranger's text for a terminal: what would steer it is shown, `\u001b` in place of an escape. */
export function visible(text: string): string {
  return text.replace(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
