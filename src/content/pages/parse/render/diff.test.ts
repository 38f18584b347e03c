import { highlightDiff } from './diff';

it.each([
  {
    kind: 'as the file its title names',
    title: 'a.json',
    code: '-{ "a": 1 }',
    shown: /^-\{ <span class="p">"a"<\/span>/,
  },
  {
    kind: 'as TSX without a title',
    title: '',
    code: '+const size = 2;',
    shown: /^\+<span class="k">const<\/span>/,
  },
  {
    kind: 'as commands where it shows one',
    title: '',
    code: '-npm install "x"',
    shown: /^-npm install <span class="s">/,
  },
  {
    kind: 'as TSX where nobody knows the file',
    title: 'notes.xyz',
    code: ' const a = 1;',
    shown: /^ <span class="k">/,
  },
])('renders a diff $kind', ({ title, code, shown }) => {
  expect(highlightDiff(code, title)).toEqual([expect.stringMatching(shown)]);
});

it('parses each version of the file on its own', () => {
  const [removed, added] = highlightDiff('-<Old>a</Old>\n+<New>a</New>', '');
  expect(removed).toContain('<span class="g">Old</span>');
  expect(added).toContain('<span class="g">New</span>');
});

it('keeps unsigned and empty lines', () => {
  expect(highlightDiff('@@ 1 @@\n\n+a', 'a.txt')).toEqual(['@@ 1 @@', '', '+a']);
});
