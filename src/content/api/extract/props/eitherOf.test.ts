import { eitherOf } from './eitherOf';

it.each([
  [['() => void'], '() => void'],
  [['string', 'number'], 'string | number'],
  [['(a: A) => void', '(b: B) => void'], '((a: A) => void) | ((b: B) => void)'],
  [['((a: A) => void) | null', 'Array<() => A>'], '((a: A) => void) | null | Array<() => A>'],
])('joins %j', (texts, expected) => {
  expect(eitherOf(texts)).toBe(expected);
});
