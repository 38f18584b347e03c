import type { Blog, Page } from '@/model';
import { environment } from '@/site';
import { ContentFolder, inDevelopment, startCompiler } from '../server/testing/contentFolder';
import { demoBlock, Fare, indexesOf, pageOf } from '../server/testing/pages';
import { listBlogPaths, readBlogPage } from './readBlogPage';
import { viewPost } from './viewPost';

const content = new ContentFolder();

/** Twelve posts, newest first; the third is about ferries, too. */
const posts = Array.from({ length: 12 }, (_, index) => ({
  pathname: `/blog/post-${index}/`,
  title: `Post ${index}`,
  description: 'News.',
  date: '2026-01-31',
  minutes: 2,
  authors: [],
  tags: index === 2 ? ['Rail', 'Sea & ferry'] : ['Rail'],
}));
const blog: Blog = {
  title: 'News',
  description: 'What is new.',
  posts,
  tags: ['Rail', 'Sea & ferry'],
  editRoot: 'https://code.example/blog/',
};

const postPage = (name: string, known: Partial<Page> = {}) =>
  pageOf(`/blog/${name}/`, { source: `docs-data/blog/${name}.md`, title: name, ...known });

const loadIndex = indexesOf({ blog: { 'post-2': { Fare } } }).blog as NonNullable<
  ReturnType<typeof indexesOf>[string]
>;
const read = (...slug: string[]) => readBlogPage({ folder: 'blog', slug, loadIndex });

beforeAll(() => {
  content.write('blog.json', blog);
  content.write('manifest.json', { pages: [] });
  content.write('problems.json', [{ file: 'docs-data/blog/post-2.md', what: 'No.', fix: 'Do.' }]);
  content.write('pages/blog/post-2.json', postPage('post-2', { blocks: [demoBlock('Fare')] }));
  content.write('pages/blog/draft.json', postPage('draft'));
});
beforeEach(() => content.use());
afterEach(() => jest.restoreAllMocks());
afterAll(() => content.remove());

describe('listBlogPaths', () => {
  it('lists each page of each list, and each post', async () => {
    expect(await listBlogPaths('blog')).toEqual({
      paths: [
        '/blog/',
        '/blog/page/2/',
        '/blog/tags/rail/',
        '/blog/tags/rail/page/2/',
        '/blog/tags/sea-ferry/',
        ...posts.map(({ pathname }) => pathname),
      ],
      fallback: false,
    });
  });

  it('lists nothing in development', async () => {
    inDevelopment();
    expect(await listBlogPaths('blog')).toEqual({ paths: [], fallback: 'blocking' });
  });
});

describe('readBlogPage', () => {
  it.each([
    [[], { page: 1, pages: 2, posts: posts.slice(0, 10) }],
    [['page', '2'], { page: 2, pages: 2, posts: posts.slice(10) }],
    [['tags', 'sea-ferry'], { tag: 'Sea & ferry', page: 1, posts: [posts[2]] }],
  ])('is a list of posts at %j', async (slug, list) => {
    const { title, description, tags } = blog;
    expect(await read(...slug)).toMatchObject({
      props: { list: { ...list, title, description, tags } },
    });
  });

  it('is a post with rendered demos at the address of a post', async () => {
    expect(await read('post-2')).toMatchObject({
      props: {
        post: {
          post: { title: 'Post 2' },
          page: { blocks: [{ html: '<b class="fare">Fare</b>' }] },
        },
      },
    });
  });

  it.each([[['page', '1']], [['page', '3']], [['tags', 'bus']], [['nowhere']]])(
    'is not found at %j',
    async (slug) => expect(await read(...slug)).toEqual({ notFound: true }),
  );

  it('returns the problems of a post in development', async () => {
    inDevelopment();
    startCompiler();
    expect(await read('post-2')).toMatchObject({ props: { problems: [{ what: 'No.' }] } });
  });

  it('names the file of a page in the folder that is no post', async () => {
    await expect(read('draft')).rejects.toThrow('docs-data/blog/draft.md is no post of the blog');
  });
});

describe('viewPost', () => {
  const view = (name: string, known: Partial<Page> = {}, its: Partial<Blog> = {}) =>
    viewPost(postPage(name, known), { blog: { ...blog, ...its }, demoCss: '' });

  it('leads to the older post before it and the newer one after it', () => {
    expect(view('post-2')).toMatchObject({
      previous: { title: 'Post 3', pathname: '/blog/post-3/' },
      next: { title: 'Post 1', pathname: '/blog/post-1/' },
    });
    expect(view('post-0').next).toBeNull();
    expect(view('post-11').previous).toBeNull();
  });

  it('escapes the description of a post that has none as HTML', () => {
    const description = 'Fares < 5 & <script>alert(1)</script>';
    const { page } = view('post-2', { description, descriptionHtml: '' });
    expect(page.descriptionHtml).toBe('Fares &lt; 5 &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(view('post-2').page.descriptionHtml).toBe('What it <b>costs</b>.');
  });

  it('has the absolute address of its own image, and null without one', () => {
    const [first] = posts;
    const withImage = [{ ...first!, image: '/static/a.png' }];
    expect(view('post-0', {}, { posts: withImage }).image).toBe(
      `${environment.siteUrl}/static/a.png`,
    );
    expect(view('post-0').image).toBeNull();
  });

  it('can be edited if the blog has a public source', () => {
    expect(view('post-2').editUrl).toBe('https://code.example/blog/post-2.md');
    expect(view('post-2', {}, { editRoot: undefined }).editUrl).toBeNull();
  });
});
