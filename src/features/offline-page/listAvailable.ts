import { isVisitedPagesCache, listSaved } from '@/base/copies';

/** A page that can be read without a connection. */
export interface AvailablePage {
  pathname: string;
  title: string;
}

/** What is available offline: whole products by folder, and visited pages, newest first. */
export interface Available {
  folders: readonly string[];
  pages: readonly AvailablePage[];
}

/** URL of the list of page titles. */
const titlesUrl = '/_pages.json';

/** Lists what is available offline. Pages of saved products are not listed individually. */
export async function listAvailable(caches: CacheStorage): Promise<Available> {
  const saved = (await listSaved(caches)).filter(({ isWhole }) => isWhole);
  const folders = [...new Set(saved.map(({ folder }) => folder))];
  const titles = await readTitles(caches);
  const visited = await listVisited(caches);
  const pages = visited
    .filter((pathname) => !folders.some((folder) => pathname.startsWith(`/${folder}/`)))
    .flatMap((pathname) => {
      const title = titles.get(pathname);
      return title ? [{ pathname, title }] : [];
    });
  return { folders, pages };
}

async function listVisited(caches: CacheStorage): Promise<string[]> {
  const names = (await caches.keys()).filter(isVisitedPagesCache);
  const lists = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  const paths = lists.flat().map((url) => new URL(url).pathname);
  return [...new Set(paths)].reverse();
}

async function readTitles(caches: CacheStorage): Promise<ReadonlyMap<string, string>> {
  const response = await caches.match(titlesUrl);
  const pages = response ? ((await response.json()) as AvailablePage[]) : [];
  return new Map(pages.map(({ pathname, title }) => [pathname, title]));
}
