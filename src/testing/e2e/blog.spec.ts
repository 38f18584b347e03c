import fs from 'node:fs';
import { isExported, listExportedPages } from './exportedSite';
import { expect, test } from './reader';

/** A post with an older and a newer one, and with a tag that no other post has. */
const post = {
  pathname: '/blog/css-variables-in-material-ui-6/',
  title: 'A theme that is printed once',
  subject: 'Material UI',
};
const feed = fs.readFileSync('out/feed/blog/rss.xml', 'utf8');
const origin = 'https://mui.com';

/** Paths of all posts, without the lists of posts. */
const posts = listExportedPages().filter((pathname) =>
  /^\/blog\/(?!tags\/|page\/)[^/]+\/$/.test(pathname),
);

test('a reader finds a post by its subject and reads it', async ({ reader, page }) => {
  await reader.opens('/blog/');
  await expect(reader.main.getByRole('article')).toHaveCount(posts.length);
  const subjects = reader.main.getByRole('navigation', { name: 'Posts by topic' });
  await subjects.getByRole('link', { name: post.subject }).click();
  await expect(page).toHaveURL('/blog/tags/material-ui/');
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(post.subject);
  await expect(subjects.locator('[aria-current]')).toHaveText(post.subject);
  await reader.main.getByRole('link', { name: post.title }).click();
  await expect(page).toHaveURL(post.pathname);
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(reader.main).toContainText('The documentation team');
  await expect(reader.main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(reader.main.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(reader.main.locator('pre').first()).toContainText('createTheme');
  expect(reader.complaints).toEqual([]);
});

test('a reader goes from post to post and back', async ({ reader, page }) => {
  await reader.opens(post.pathname);
  const paging = reader.main.getByRole('navigation', { name: 'Neighboring pages' });
  const next = paging.getByRole('link', { name: /^Next/ });
  const title = (await next.innerText()).split('\n').at(-1) ?? '';
  await next.click();
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('p.description')).not.toBeEmpty();
  await page.goBack();
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText(post.title);
  await expect(reader.main.locator('pre').first()).toContainText('createTheme');
  expect(reader.complaints).toEqual([]);
});

test('home and product menu lead to the blog', async ({ reader, page }) => {
  await reader.opens('/');
  const region = reader.main.getByRole('region', { name: 'From the blog' });
  await region.getByRole('link', { name: post.title }).click();
  await expect(page).toHaveURL(post.pathname);
  await page.getByRole('button', { name: 'Switch product' }).click();
  await page.getByRole('menuitem', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog/');
});

test('posts show no ads and contact no third party', async ({ reader, page }) => {
  await reader.opens(post.pathname);
  await reader.readsToTheEnd();
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toHaveCount(0);
  expect(reader.foreign).toEqual([]);
});

test('feed readers find the feed, and every address in it leads to a page', async ({
  reader,
  page,
}) => {
  for (const pathname of ['/blog/', post.pathname]) {
    await reader.opens(pathname);
    const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', `${origin}/feed/blog/rss.xml`);
  }
  const response = await page.request.get('/feed/blog/rss.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const parsed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const items = [...document.querySelectorAll('item')];
    return {
      isBroken: document.querySelector('parsererror') !== null,
      links: items.map((item) => item.querySelector('link')?.textContent ?? ''),
    };
  }, feed);
  expect(parsed.isBroken).toBe(false);
  expect(parsed.links.map((link) => link.replace(origin, '')).sort()).toEqual(posts);
});

test('posts and lists are in the sitemap, and every post has a Markdown version', () => {
  const sitemap = fs.readFileSync('out/sitemap.xml', 'utf8');
  expect(posts.length).toBeGreaterThan(2);
  for (const pathname of [...posts, '/blog/', '/blog/tags/material-ui/', '/store/']) {
    expect(sitemap).toContain(`<loc>${origin}${pathname}</loc>`);
  }
  for (const pathname of posts) expect(isExported(pathname.replace(/\/$/, '.md'))).toBe(true);
});

test('social networks are told that a post is an article', async ({ reader, page }) => {
  await reader.opens(post.pathname);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="article:published_time"]')).toHaveCount(1);
  await expect(page).toHaveTitle(`${post.title} - Blog`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and posts can be read', async ({ reader, page }) => {
    await page.goto('/blog/');
    await reader.main.getByRole('link', { name: post.title }).click();
    await expect(page).toHaveURL(post.pathname);
    await expect(reader.main.getByText('In Material UI 5, a theme is')).toBeVisible();
    await expect(reader.main.locator('pre').first()).toContainText('createTheme');
  });
});
