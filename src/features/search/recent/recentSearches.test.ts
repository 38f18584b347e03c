import { forgetRecent, keepRecent, readRecent, recentKey } from './recentSearches';

afterEach(() => localStorage.clear());

it('keeps the latest first, each once, and six at most', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' b ']) keepRecent(text);
  expect(readRecent()).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it('forgets one, or all', () => {
  keepRecent('a');
  keepRecent('b');
  forgetRecent('a');
  expect(readRecent()).toEqual(['b']);
  forgetRecent();
  expect(localStorage.getItem(recentKey)).toBeNull();
});

it.each(['', '{', '{"a":1}', '[1,null,{}]', '"button"', `["${'x'.repeat(101)}", "  "]`])(
  'ignores what somebody else wrote: %s',
  (value) => {
    localStorage.setItem(recentKey, value);
    expect(readRecent()).toEqual([]);
  },
);
