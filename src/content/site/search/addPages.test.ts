import type { NavItem, Page, Product } from '@/model';
import { searchFlags } from '@/model/search';
import { addComparison, addPage, addPostList } from './addPages';
import { ReadersWords } from './readersWords';
import { ShardDraft } from './shardDraft';

const navigation = [
  {
    kind: 'group',
    title: 'Guides',
    children: [{ kind: 'page', title: 'Tickets', pathname: '/rail/tickets/' }],
  },
] as unknown as NavItem[];

const page = {
  pathname: '/rail/tickets/season/',
  h1: 'Season',
  title: 'Season',
  description: 'A ticket for a year.',
  frontMatter: {},
  blocks: [
    {
      kind: 'html',
      html: '<h2 id="refunds-by-mail">Get your money back</h2><p>Send it.</p><h2 id="prices"><span id="season-fares"></span><span id="price-list-amp-dates"></span>Prices</h2>',
    },
  ],
} as unknown as Page;

function shard(phrases: Record<string, string[]> = {}, known: Partial<Page> = {}) {
  const draft = new ShardDraft('rail');
  const readersWords = new ReadersWords(phrases);
  addPage(draft, { ...page, ...known }, { navigation, flags: 0, readersWords });
  return draft.finish();
}

it('finds a page and a section by the words of readers', () => {
  const { words } = shard({
    '/rail/tickets/season/': ['ride for months'],
    '/rail/tickets/season/#prices': ['how expensive'],
  });
  const postings = Object.fromEntries(
    words.terms.split(' ').map((term, at) => [term, words.postings.split(' ')[at]]),
  );
  expect(postings).toMatchObject({ months: 'A', expensive: 'C' });
});

it('leaves the name of a page to the search, which finds its sections by it', () => {
  const { names } = shard();
  const at = names.terms.split(' ').indexOf('season');
  expect(names.postings.split(' ')[at]).toBe('A;');
});

it('finds a section by its title and by its id', () => {
  const { parts, names } = shard();
  expect(parts.map(([, , title, suffix]) => [title, suffix])).toEqual([
    ['Get your money back', '#refunds-by-mail'],
    ['Prices', 0],
  ]);
  expect(names.terms.split(' ')).toEqual(expect.arrayContaining(['money', 'refunds', 'mail']));
});

it('finds a section by the words that only its earlier ids have', () => {
  const { names, places, parts } = shard();
  const terms = names.terms.split(' ');
  expect(terms).toEqual(expect.arrayContaining(['fares', 'list', 'dates']));
  expect(terms).not.toContain('amp');
  // `season` is the page's own name: the ids say nothing new with it.
  expect(terms.filter((term) => /^season|^price/.test(term))).toEqual(['prices', 'season']);
  expect([places.length, parts.length]).toEqual([1, 2]);
});

it('puts a page outside of the navigation below the one above it', () => {
  const { trails } = shard();
  expect(trails).toEqual([['Guides', 'Tickets']]);
});

it('finds the list of posts by its name and as news', () => {
  const draft = new ShardDraft('site');
  const journal = { name: 'Journal', home: '/journal/', description: 'What is new. And more.' };
  addPostList(draft, { ...journal, blog: { authors: {}, tags: ['Rail'] } } as unknown as Product);
  const { places, names, words } = draft.finish();
  expect(places.map((place) => place.slice(0, 4))).toEqual([
    ['page', '/journal/', 'Journal', 'What is new.'],
  ]);
  expect(names.terms.split(' ')).toEqual(expect.arrayContaining(['journal', 'rail']));
  expect(words.terms.split(' ')).toContain('news');
});

it('ranks the comparison of one component below other pages, and the list of all with them', () => {
  const draft = new ShardDraft('site');
  addComparison(draft, page, 'Seat');
  addComparison(draft, page, '');
  const flags = draft.finish().places.map((place) => place[6]);
  expect(flags).toEqual([searchFlags.internal, 0]);
});

it('finds an answer by its sentence and leads to its section', () => {
  const html =
    '<h2 id="mistakes">Common mistakes</h2><p><strong>The seat is taken.</strong> Reserve it.</p>';
  const blocks = [{ kind: 'html', html }] as unknown as Page['blocks'];
  const { parts, words } = shard({}, { blocks });
  expect(parts.at(-1)).toEqual([0, 'answer', 'The seat is taken.', '#mistakes', 'Common mistakes']);
  expect(words.terms.split(' ')).toContain('reserve');
});
