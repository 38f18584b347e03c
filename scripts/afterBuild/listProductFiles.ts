import { filterExisting, listFiles, type SiteExport } from './readExport';

/** A product and the addresses of its pages. */
export interface ProductPages {
  folder: string;
  pathnames: readonly string[];
}

/**
 * Addresses of everything a product needs without a connection: hashed files, data, then pages. `folders` are those of
 * all products: what belongs to none is everybody's.
 */
export function listProductFiles(
  site: SiteExport,
  { folder, pathnames }: ProductPages,
  folders: readonly string[],
): string[] {
  const { out, build } = site;
  const pages = filterExisting(out, ['/', ...pathnames]);
  const demos = listFiles(out, `demos/${folder}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.replace(/index\.html$/, ''));
  const data = [...pathnames, ...demos].map(
    (pathname) => `/_next/data/${build}${pathname.slice(0, -1)}.json`,
  );
  const markdownVersions = pathnames.map((pathname) => `${pathname.slice(0, -1)}.md`);
  return [
    ...listHashed(site, { folder, pages, demos }),
    ...filterExisting(out, data),
    ...site.files.filter((file) => isFor(file, folder, folders)),
    ...filterExisting(out, markdownVersions),
    ...demos,
    ...pages,
  ];
}

/** Addresses of what a product needs that others may need too: the live editor, where it has demos. */
export function listSharedFiles({ out, editor }: SiteExport, folder: string): readonly string[] {
  return listFiles(out, `_demos/${folder}`).length > 0 ? editor : [];
}

/** Hashed and static files: what pages name, what these name in turn, and scripts of routes for navigation inside the site. */
function listHashed(
  { references, routes }: SiteExport,
  { folder, pages, demos }: { folder: string; pages: string[]; demos: string[] },
): string[] {
  const isOwn = (route: string) => route === '/' || route.startsWith(`/${folder}/`);
  const scripts = [...routes].flatMap(([route, files]) => (isOwn(route) ? files : []));
  const own = references.reachedFrom([...pages, ...scripts]);
  scripts.forEach((script) => own.add(script));
  const demo = demos.slice(0, 1);
  const direct = demo.flatMap((page) => references.namedBy(page));
  // The page of a demo alone names an index of each product's demos. A product's own is the one its pages use; were
  // it another, all would be needed.
  const isShared = direct
    .filter((file) => !own.has(file))
    .flatMap((file) => references.namedBy(file))
    .some((index) => own.has(index));
  const frames = isShared ? direct : references.reachedFrom(demo);
  return [...new Set([...own, ...frames])].sort();
}

/**
 * `/_demos/system/…` and `/_navigation/system.json` are for one product; `/_pages.json` and files that lie next to those
 * of products are for all. Folders of no product hold what pages name.
 */
function isFor(file: string, folder: string, folders: readonly string[]): boolean {
  const [, , ...place] = file.split('/');
  const path = place.join('/');
  const isOf = (one: string) => path === `${one}.json` || path.startsWith(`${one}/`);
  return isOf(folder) || (place.length <= 1 && !folders.some(isOf));
}
