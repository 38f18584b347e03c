import { Feed, type Item } from 'feed';
import { listPathname, type Blog, type Post } from '@/model';
import { feedRoute } from '@/site/routes';
import type { OutputFile } from '@/content/pages';

/**
 * Returns the blog's feed as RSS 2.0, with absolute addresses. It has no build date, so that it changes only with the
 * posts.
 */
export function feedFile({ title, description, posts }: Blog, siteUrl: string): OutputFile {
  const link = siteUrl + listPathname();
  const feed = new Feed({
    id: link,
    link,
    title,
    description,
    language: 'en',
    feedLinks: { rss: siteUrl + feedRoute },
    updated: dayOf(posts[0]?.date ?? '1970-01-01'),
    generator: false,
  });
  for (const post of posts) feed.addItem(itemOf(post, siteUrl));
  return { file: `public${feedRoute}`, content: `${feed.rss2().trim()}\n` };
}

function itemOf(post: Post, siteUrl: string): Item {
  const link = siteUrl + post.pathname;
  const names = post.authors.map(({ name }) => name);
  return {
    title: post.title,
    link,
    date: dayOf(post.date),
    description: post.description,
    // `dc:creator` needs this namespace: RSS itself has an element for an author's email address, not for a name.
    content: `<p>${escapeXml(post.description)}</p>`,
    category: post.tags.map((name) => ({ name })),
    extensions: [{ name: 'dc:creator', objects: { _text: names.join(', ') } }],
  };
}

/** Returns the beginning of a day in UTC. */
function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
