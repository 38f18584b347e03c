import { checkPostImage, describePost, readingMinutes } from './describePost';
import type { MarkdownSource } from '../stages';

const source = (frontMatter: MarkdownSource['frontMatter'], body = 'Text.') => ({
  file: 'docs-data/blog/a.md',
  pathname: '/blog/a/',
  productFolder: 'blog',
  text: `---\ntitle: A\nimage: /static/a.png\nmanualCard: true\n---\n${body}`,
  body,
  bodyLine: 6,
  frontMatter,
  problems: [],
});

const written = { date: '2026-01-31', authors: ['ada'] };

it('returns the facts in the front matter and the text', () => {
  const body = 'word '.repeat(700);
  expect(describePost(source({ ...written, tags: ['Design'] }, body))).toEqual({
    ...written,
    tags: ['Design'],
    minutes: 3,
  });
});

it("finds the picture of a post's card, and another one that the front matter names", () => {
  const card = describePost(source({ ...written, manualCard: true }));
  expect(card?.image).toBe('/static/blog/a/card.png');
  const named = describePost(source({ ...written, manualCard: true, image: '/static/b.png' }));
  expect(named?.image).toBe('/static/b.png');
});

it('returns no facts for a post with wrong front matter', () => {
  expect(describePost(source({ date: '2026-01-31' }))).toBeUndefined();
});

it('rounds short reading times up to one minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('## A heading\n\nOne “word”, don’t you think?')).toBe(1);
});

it('reports a missing picture at the key that names it', () => {
  const missing = () => false;
  const image = '/static/a.png';
  expect(checkPostImage(source({ image }), { image }, missing)).toEqual([
    {
      file: 'docs-data/blog/a.md',
      line: 3,
      column: 1,
      what: 'There is no picture `/static/a.png`.',
      fix: 'Draw it as `public/static/a.png`, or remove `image`.',
    },
  ]);
  const card = { image: '/static/blog/a/card.png' };
  expect(checkPostImage(source({ manualCard: true }), card, missing)[0]).toMatchObject({ line: 4 });
  expect(checkPostImage(source({ image }), { image }, () => true)).toEqual([]);
  expect(checkPostImage(source({}), {}, missing)).toEqual([]);
});
