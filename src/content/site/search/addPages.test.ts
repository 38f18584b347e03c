import type { NavItem, Page } from '@/model';
import { addPage } from './addPages';
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
      html: '<h2 id="refunds-by-mail">Get your money back</h2><p>Send it.</p><h2 id="prices">Prices</h2>',
    },
  ],
} as unknown as Page;

function shard() {
  const draft = new ShardDraft('rail');
  addPage(draft, page, { navigation, flags: 0 });
  return draft.finish();
}

it('finds a section by its title and by its id', () => {
  const { parts, names } = shard();
  expect(parts.map(([, , title, suffix]) => [title, suffix])).toEqual([
    ['Get your money back', '#refunds-by-mail'],
    ['Prices', 0],
  ]);
  expect(names.terms.split(' ')).toEqual(expect.arrayContaining(['money', 'refunds', 'mail']));
});

it('puts a page outside of the navigation below the one above it', () => {
  const { trails } = shard();
  expect(trails).toEqual([['Guides', 'Tickets']]);
});
