import type { Blog } from '@/model';
import { SiteCompiler } from '@/content/run/siteCompiler';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';

let tree: ContentTree;
let compiler: SiteCompiler;

const post = (front: string, text = 'See [the lists](/blog/tags/rail/).') =>
  `---\ntitle: A timetable\ndescription: What changed.\nauthors: [ada]\n${front}\n---\n\n${text}\n`;

beforeEach(() => {
  tree = smallSite();
  tree.write(
    'docs-data/products.ts',
    `import product from './demo-ui/product';\nimport blog from './blog/product';\nexport default { 'demo-ui': product, blog };\n`,
  );
  tree.write(
    'docs-data/blog/product.ts',
    `export default { id: 'docs', category: 'docs', name: 'Journal', description: 'News.', prefix: '/blog/', home: '/blog/', logo: 'demo', listed: false, blog: { authors: { ada: { name: 'Ada' } }, tags: ['Rail'] } };\n`,
  );
  tree.write('docs-data/blog/timetable.md', post('date: 2026-01-31\ntags: [Rail]'));
  compiler = new SiteCompiler(tree.root, 'build');
});

afterEach(() => tree.dispose());

const blog = () => JSON.parse(tree.read('.content/blog.json')) as Blog;

it('compiles posts like pages, and with them lists, feed, sitemap and Markdown version', async () => {
  expect((await compiler.run()).problems).toEqual([]);
  expect(blog()).toMatchObject({
    title: 'Journal',
    tags: ['Rail'],
    posts: [{ pathname: '/blog/timetable/', date: '2026-01-31', authors: [{ name: 'Ada' }] }],
  });
  const written = JSON.parse(tree.read('.content/pages/blog/timetable.json'));
  expect(written).toMatchObject({ h1: 'A timetable', post: { minutes: 1 } });
  expect(tree.read('public/feed/blog/rss.xml')).toContain('/blog/timetable/</link>');
  expect(tree.read('public/sitemap.xml')).toContain('/blog/tags/rail/</loc>');
  expect(tree.has('public/blog/timetable.md')).toBe(true);
  expect(tree.read('.content/products.json')).not.toContain('Journal');
});

it('follows a post to another address, and to another date', async () => {
  await compiler.run();
  const file = 'docs-data/blog/timetable.md';
  tree.write(file, post('date: 2026-02-01\ntags: [Rail]\nslug: winter-timetable'));
  expect((await compiler.run([file])).problems).toEqual([]);
  expect(blog().posts).toMatchObject([{ pathname: '/blog/winter-timetable/', date: '2026-02-01' }]);
  expect(tree.has('.content/pages/blog/timetable.json')).toBe(false);
  expect(tree.has('public/blog/timetable.md')).toBe(false);
});

it('reports errors in a post with their position and fix', async () => {
  tree.write(
    'docs-data/blog/timetable.md',
    post('date: 2026-01-31\ntags: [Rial]', '[a](/blog/a/)'),
  );
  const { problems } = await compiler.run();
  expect(problems).toMatchObject([
    { file: 'docs-data/blog/timetable.md', line: 6, fix: 'Did you mean `Rail`?' },
    { file: 'docs-data/blog/timetable.md', line: 9, what: expect.stringContaining('/blog/a/') },
  ]);
});

it('treats files as posts once the product is the blog', async () => {
  const facts = tree.read('docs-data/blog/product.ts');
  tree.write('docs-data/blog/product.ts', facts.replace(/, blog: .*? \};/, ' };'));
  await compiler.run();
  expect(compiler.requestPage('/blog/timetable/')).toBe(false);
  tree.write('docs-data/blog/product.ts', facts);
  expect((await compiler.run(['docs-data/blog/product.ts'])).problems).toEqual([]);
  expect(blog().posts).toMatchObject([{ pathname: '/blog/timetable/' }]);
});

it('reports nothing about posts while the list of products cannot be read', async () => {
  tree.write('docs-data/blog/late-train.md', post('date: 2026-02-02'));
  tree.write('docs-data/products.ts', 'export default {');
  expect((await compiler.run()).problems).toMatchObject([{ file: 'docs-data/products.ts' }]);
});
