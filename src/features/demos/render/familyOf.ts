/** Shorthands of properties whose name starts with another word, by that word. */
const shorthandOf: Readonly<Record<string, string>> = {
  line: 'font',
  ...each('inset', 'top right bottom left'),
  ...each('grid', 'gap row column columns'),
  ...each('place', 'align justify'),
  ...each('width', 'height inline block'),
  ...each('min', 'max'),
  word: 'overflow',
  white: 'text',
  page: 'break',
};

function each(shorthand: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, shorthand]));
}

/** Returns the family of a property, `border` for `border-top-color`; null for `all`. */
export function familyOf(property: string): string | null {
  if (property.startsWith('--')) return property;
  const [first = ''] = property.replace(/^-\w+-/, '').split('-');
  return first === 'all' ? null : (shorthandOf[first] ?? first);
}
