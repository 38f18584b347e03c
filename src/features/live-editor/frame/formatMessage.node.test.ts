import { formatMessage } from './catchProblems';

it.each([
  [['plain'], 'plain'],
  [['%s has %d', 'Row', 2, 'more'], 'Row has 2 more'],
  [['%cstyled', 'color: red'], 'styled'],
  [[new TypeError('x'), { a: 1 }, undefined], 'TypeError: x {"a":1} undefined'],
  [['Warning: key.%s', '\n    at li\n    at X (demo:///X.tsx:1:1)'], 'Warning: key.'],
  [['%s'], 'undefined'],
])('%j', (values, text) => {
  expect(formatMessage(values)).toBe(text);
});

it('survives what cannot be written as text', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(formatMessage([circle])).toBe('[object Object]');
});
