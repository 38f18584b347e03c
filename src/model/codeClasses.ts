/**
 * Classes of highlighted code, at most ten. The compiler prints them, the style sheet colors them, and the live editor
 * uses the same ones. Plain text has no class.
 */
export const codeClasses = {
  keyword: 'k',
  string: 's',
  number: 'n',
  comment: 'c',
  function: 'f',
  type: 't',
  property: 'p',
  tag: 'g',
  attribute: 'a',
  punctuation: 'o',
} as const;
