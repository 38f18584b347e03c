/** @jest-environment jsdom */
import type { Product } from '@/model';
import type { PageSummary } from '../stages';
import { assembleBlog, listBlogRoutes } from './assembleBlog';
import { feedFile } from '@/content/output/emit/feedFile';

const product = {
  name: 'Journal',
  description: 'What is new & why.',
  blog: {
    authors: { ada: { name: 'Ada' }, team: { name: 'The team' } },
    tags: ['Design', 'Code', 'Unused'],
  },
} as unknown as Product;

function page(slug: string, post: PageSummary['post']): PageSummary {
  const about = { title: `About <${slug}> & more`, description: `What ${slug} is <for>.` };
  return {
    ...about,
    pathname: `/blog/${slug}/`,
    productFolder: 'blog',
    post,
  } as unknown as PageSummary;
}

const facts = { authors: ['ada'], tags: ['Code'], minutes: 2 };
const pages = [
  page('first', { ...facts, date: '2026-01-31' }),
  page('newest', { ...facts, date: '2026-03-01', authors: ['ada', 'team'], tags: ['Design'] }),
  page('same-day', { ...facts, date: '2026-03-01' }),
  page('broken', undefined),
  { ...page('elsewhere', { ...facts, date: '2026-09-09' }), productFolder: 'rail' },
];
const products = [
  { folder: 'rail', product: {} as Product },
  { folder: 'blog', product },
];
const blog = assembleBlog({ products, pages })!;

it('sorts posts by date, the newest first, and names their authors', () => {
  expect(blog.posts.map(({ pathname }) => pathname)).toEqual([
    '/blog/newest/',
    '/blog/same-day/',
    '/blog/first/',
  ]);
  expect(blog.posts[0]?.authors).toEqual([{ name: 'Ada' }, { name: 'The team' }]);
});

it('has lists for the tags in use, and a feed', () => {
  expect(listBlogRoutes(blog)).toEqual([
    '/blog/',
    '/blog/tags/design/',
    '/blog/tags/code/',
    '/feed/blog/rss.xml',
  ]);
});

it('is missing if no product is a blog', () => {
  expect(assembleBlog({ products: products.slice(0, 1), pages })).toBeUndefined();
  expect(listBlogRoutes(undefined)).toEqual([]);
});

describe('the feed', () => {
  const { file, content } = feedFile(blog, 'https://docs.example');
  const feed = new DOMParser().parseFromString(content, 'application/xml');
  const text = (element: ParentNode, name: string) => element.querySelector(name)?.textContent;

  it('is well-formed RSS with absolute addresses only', () => {
    expect(file).toBe('public/feed/blog/rss.xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.documentElement.tagName).toBe('rss');
    expect(feed.documentElement.getAttribute('version')).toBe('2.0');
    const self = feed.getElementsByTagName('atom:link')[0];
    expect(self?.getAttribute('href')).toBe('https://docs.example/feed/blog/rss.xml');
    for (const link of feed.querySelectorAll('link, guid')) {
      expect(link.textContent).toMatch(/^https:\/\/docs\.example\/blog\//);
    }
  });

  it('has the same facts about each post as the lists', () => {
    const items = [...feed.querySelectorAll('item')];
    expect(items).toHaveLength(3);
    const newest = items[0]!;
    expect(text(newest, 'title')).toBe('About <newest> & more');
    expect(text(newest, 'link')).toBe('https://docs.example/blog/newest/');
    expect(newest.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
    expect(text(newest, 'description')).toBe('What newest is <for>.');
    expect(text(newest, 'pubDate')).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
    expect(text(newest, 'category')).toBe('Design');
    expect(newest.getElementsByTagName('dc:creator')[0]?.textContent).toBe('Ada, The team');
    expect(newest.lookupNamespaceURI('dc')).toBe('http://purl.org/dc/elements/1.1/');
  });

  it('does not depend on the time of writing', () => {
    expect(feedFile(blog, 'https://docs.example').content).toBe(content);
    expect(text(feed, 'lastBuildDate')).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
  });
});
