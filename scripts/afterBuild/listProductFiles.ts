import { filterExisting, listFiles, type SiteExport } from './readExport';

/** A product and the addresses of its pages. */
export interface ProductPages {
  folder: string;
  pathnames: readonly string[];
}

/**
 * Lists the URLs of all files a product needs offline: hashed files, data, then pages. `folders` are the folders of all
 * products: files that belong to none of them are needed by every product.
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

/** Lists the URLs of files that several products need: the live editor, if the product has demos. */
export function listSharedFiles({ out, editor }: SiteExport, folder: string): readonly string[] {
  return listFiles(out, `_demos/${folder}`).length > 0 ? editor : [];
}

/** Lists hashed and static files: those that pages reference, directly or indirectly, and scripts of their routes. */
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
  // The page of a single demo references the demo index of every product. Only the product's own is needed, which its
  // pages reference too. If they reference none of these, all are needed.
  const isShared = direct
    .filter((file) => !own.has(file))
    .flatMap((file) => references.namedBy(file))
    .some((index) => own.has(index));
  const frames = isShared ? direct : references.reachedFrom(demo);
  return [...new Set([...own, ...frames])].sort();
}

/**
 * Whether a file without a hash is needed for a product. `/_demos/system/…` and `/_navigation/system.json` are for
 * one product. `/_pages.json` and files next to those of products are for all. Files in other folders are needed only
 * if pages reference them.
 */
function isFor(file: string, folder: string, folders: readonly string[]): boolean {
  const [, , ...place] = file.split('/');
  const path = place.join('/');
  const isOf = (one: string) => path === `${one}.json` || path.startsWith(`${one}/`);
  return isOf(folder) || (place.length <= 1 && !folders.some(isOf));
}
