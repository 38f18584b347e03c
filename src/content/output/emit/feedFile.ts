import { Feed, type Item } from 'feed';
import { listPathname, type Blog, type Post } from '@/model';
import { feedRoute } from '@/site/routes';
import type { OutputFile } from '@/content/pages';

/** The feed of the blog as RSS 2.0, with every address absolute. It says nothing of when it was written. */
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
    // Names the namespace of `dc:creator`: RSS itself has a place for addresses of authors, not for names.
    content: `<p>${escapeXml(post.description)}</p>`,
    category: post.tags.map((name) => ({ name })),
    extensions: [{ name: 'dc:creator', objects: { _text: names.join(', ') } }],
  };
}

/** The beginning of a day in universal time. */
function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
