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

it('tells what the front matter and the text say', () => {
  const body = 'word '.repeat(700);
  expect(describePost(source({ ...written, tags: ['Design'] }, body))).toEqual({
    ...written,
    tags: ['Design'],
    minutes: 3,
  });
});

it('knows the picture of a card drawn by hand, and another one that is named', () => {
  const card = describePost(source({ ...written, manualCard: true }));
  expect(card?.image).toBe('/static/blog/a/card.png');
  const named = describePost(source({ ...written, manualCard: true, image: '/static/b.png' }));
  expect(named?.image).toBe('/static/b.png');
});

it('tells nothing of a post whose front matter is wrong', () => {
  expect(describePost(source({ date: '2026-01-31' }))).toBeUndefined();
});

it('takes a minute to read almost nothing', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('## A heading\n\nOne “word”, don’t you think?')).toBe(1);
});

it('reports a picture that is not there at the key that asks for it', () => {
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
