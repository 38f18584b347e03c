import { screen, within } from '@testing-library/react';
import { DocsProvider } from '@/base/docs-config';
import type { Blog, Page } from '@/model';
import { environment } from '@/site';
import { metaOf, renderWithHead } from '../head/testing/renderWithHead';
import { pageOf } from '../server/testing/pages';
import { createBlogPage, type BlogPageProps } from './BlogPage';
import type { PostListView } from './PostListPage';
import { viewPost } from './viewPost';

jest.mock('next/router', () => ({ useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }) }));
// The compiler writes this module.
jest.mock('../../../.content/siteComponents', () => ({ siteComponents: {} }), { virtual: true });

const posts = ['new', 'middle', 'old'].map((name) => ({
  pathname: `/blog/${name}/`,
  title: `The ${name} timetable`,
  description: 'Trains & times.',
  date: '2026-01-31',
  minutes: 2,
  authors: [{ name: 'Ada' }],
  tags: ['Rail'],
}));
const blog: Blog = {
  title: 'News',
  description: 'Fares < 5 & more.',
  posts,
  tags: ['Rail', 'Sea & ferry'],
};

const BlogPage = createBlogPage('blog', async () => ({ default: {} }));

/** Renders a page of the blog; returns its head. */
const show = (props: BlogPageProps) =>
  renderWithHead(
    <DocsProvider config={{ products: [] }}>
      <BlogPage {...props} />
    </DocsProvider>,
  );

/** Renders a page of a list of posts; returns its head. */
const showList = (known: Partial<PostListView> = {}) =>
  show({ list: { ...blog, pathname: '/blog/', page: 1, pages: 1, ...known } });

/** Renders the post in the middle; returns its head. */
function showPost(known: Partial<Page> = {}, its: Partial<Blog> = {}) {
  const page = pageOf('/blog/middle/', { source: 'docs-data/blog/middle.md', ...known });
  return show({ post: viewPost(page, { blog: { ...blog, ...its }, demoCss: '' }) });
}

const main = () => within(screen.getByRole('main'));

describe('a list of posts', () => {
  it('is about the blog, which is no part of another page', () => {
    showList();
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('News');
    expect(main().queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  });

  it('of a tag leads back to all posts', () => {
    showList({ tag: 'Sea & ferry', pathname: '/blog/tags/sea-ferry/', posts: [] });
    expect(main().getByRole('heading', { level: 1, name: 'Sea & ferry' })).toBeVisible();
    const crumbs = main().getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(crumbs).getByRole('link', { name: 'News' })).toHaveAttribute('href', '/blog/');
    expect(main().queryByRole('article')).toBeNull();
  });

  it.each([
    [{}, 'News'],
    [{ page: 2, pages: 2 }, 'News - Page 2'],
    [{ tag: 'Rail' }, 'Rail - News'],
    [{ tag: 'Rail', page: 3, pages: 3 }, 'Rail - News - Page 3'],
  ])('%j has the title %s', (list, title) => {
    expect(showList(list).querySelector('title')).toHaveTextContent(title);
  });

  it('shows plain text as it is', () => {
    const head = showList({ tag: '<b>Rail</b>' });
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('<b>Rail</b>');
    expect(metaOf(head, 'description')).toBe('Every post about <b>Rail</b>, newest first.');
    showList({ pathname: '/blog/page/2/' });
    expect(screen.getByText('Fares < 5 & more.')).toBeVisible();
  });

  it('marks the tag that it is about', () => {
    showList({ tag: 'Rail' });
    const tags = main().getByRole('navigation', { name: 'Posts by topic' });
    expect(within(tags).getByRole('link', { current: true })).toHaveTextContent('Rail');
  });
});

describe('a post', () => {
  it('is an article with the day of its publication', () => {
    const head = showPost();
    expect(metaOf(head, 'og:type')).toBe('article');
    expect(metaOf(head, 'article:published_time')).toBe('2026-01-31');
    expect(metaOf(showList(), 'og:type')).toBe('website');
  });

  it('has the image of its page, or one of its own', () => {
    expect(metaOf(showPost(), 'og:image')).toMatch(/\/static\/social\/pages\/blog\/middle\.png$/);
    const own = posts.map((post) => ({ ...post, image: '/static/own.png' }));
    expect(metaOf(showPost({}, { posts: own }), 'og:image')).toBe(
      `${environment.siteUrl}/static/own.png`,
    );
  });

  it('leads to the post before and after it, and to all posts', () => {
    showPost();
    const neighbors = within(main().getByRole('navigation', { name: 'Neighboring pages' }));
    expect(neighbors.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/old/',
      '/blog/new/',
    ]);
    expect(main().getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog/');
  });

  it('shows its text', () => {
    showPost({ blocks: [{ kind: 'prose', html: '<p>It <em>runs</em>.</p>' }] });
    expect(screen.getByText('runs').closest('article')).toBeInTheDocument();
  });

  it('has a table of contents if it has sections', () => {
    showPost();
    expect(screen.queryByRole('navigation', { name: 'Table of contents' })).toBeNull();
    showPost({ headings: [{ id: 'times', title: 'Times', level: 2, children: [] }] });
    const contents = screen.getByRole('navigation', { name: 'Table of contents' });
    expect(within(contents).getByRole('link', { name: 'Times' })).toHaveAttribute('href', '#times');
  });
});

it('every page of the blog leads feed readers to the feed', () => {
  for (const head of [showList(), showPost()]) {
    expect(head.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:.+xml$/),
    );
  }
});
