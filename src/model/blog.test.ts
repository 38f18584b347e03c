import { listPostLists } from './postLists';
import { tagSlug } from './listPathname';

const posts = Array.from({ length: 23 }, (_, index) => ({
  name: `post-${index + 1}`,
  tags: index % 2 === 0 ? ['News'] : ['News', 'Design & code'],
}));

describe('listPostLists', () => {
  const lists = listPostLists({ posts, tags: ['News', 'Design & code'] });

  it('gives each page of each list its own address', () => {
    expect(lists.map(({ pathname }) => pathname)).toEqual([
      '/blog/',
      '/blog/page/2/',
      '/blog/page/3/',
      '/blog/tags/news/',
      '/blog/tags/news/page/2/',
      '/blog/tags/news/page/3/',
      '/blog/tags/design-code/',
      '/blog/tags/design-code/page/2/',
    ]);
  });

  it('shows every post once in each list, in its order', () => {
    const all = lists.filter(({ tag }) => tag === undefined).flatMap((list) => list.posts);
    expect(all).toEqual(posts);
    const tagged = lists.filter(({ tag }) => tag === 'Design & code').flatMap((list) => list.posts);
    expect(tagged).toEqual(posts.filter(({ tags }) => tags.length === 2));
  });

  it('fills every page but the last', () => {
    const counts = lists.map((list) => list.posts.length);
    expect(counts).toEqual([10, 10, 3, 10, 10, 3, 10, 1]);
    expect(lists.map(({ page, pages }) => `${page}/${pages}`)).toEqual([
      '1/3',
      '2/3',
      '3/3',
      '1/3',
      '2/3',
      '3/3',
      '1/2',
      '2/2',
    ]);
  });

  it('has one empty page if there are no posts', () => {
    expect(listPostLists({ posts: [], tags: [] })).toEqual([
      { pathname: '/blog/', page: 1, pages: 1, posts: [] },
    ]);
  });

  it('needs no second page for exactly ten posts', () => {
    expect(listPostLists({ posts: posts.slice(0, 10), tags: [] })).toHaveLength(1);
  });
});

test.each([
  ['MUI X', 'mui-x'],
  ['Material UI', 'material-ui'],
  [' C++ & CSS! ', 'c-css'],
])('the tag %s is %s in addresses', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug);
});
