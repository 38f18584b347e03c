import fs from 'node:fs';
import path from 'node:path';

const out = 'out';

/** Addresses of every page of the export, sorted; of the copies of one page, one for each demo, only a few. */
export function listExportedPages(): string[] {
  return listAddresses().filter((pathname) => !copied.test(pathname) || shownAlone.has(pathname));
}

const copied = /^\/demos\//;

function listAddresses(): string[] {
  return fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('404'))
    .map((file) => `/${path.dirname(file) === '.' ? '' : `${path.dirname(file)}/`}`)
    .sort();
}

/** Addresses of the pages that show one demo alone. */
export function listDemoPages(): string[] {
  return listAddresses().filter((pathname) => copied.test(pathname));
}

/** Addresses of the pages whose demo fills the window. */
export function listFullScreenPages(): string[] {
  const manifest = fs.readFileSync('.content/manifest.json', 'utf8');
  const { pages } = JSON.parse(manifest) as {
    pages: { pathname: string; fullScreen?: boolean }[];
  };
  return pages.filter(({ fullScreen }) => fullScreen).map(({ pathname }) => pathname);
}

/** Documentation pages of the export: all but the home page and demos alone. */
export function listDocumentationPages(): string[] {
  return listExportedPages().filter(
    (pathname) => pathname !== '/' && !pathname.startsWith('/demos/'),
  );
}

/** Pages of the API reference that stand for all: short and long, deprecated, with tabs, a hook, a paid plan. */
const references = [
  '/material-ui/api/button/',
  '/material-ui/api/text-field/',
  '/material-ui/api/use-media-query/',
  '/joy-ui/api/typography/',
  '/base-ui/react-menu/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/x/api/data-grid/data-grid-premium/',
];

/** Comparisons that stand for all: the list, long and short ones, of two and of three products. */
const comparisons = [
  '/compare/',
  '/compare/autocomplete/',
  '/compare/button/',
  '/compare/tabs/',
  '/compare/styled-engine-provider/',
  '/compare/grid/',
];

/** Whether a page compares products, or lists those that do, by its address. */
function isComparison(pathname: string): boolean {
  return pathname.startsWith('/compare/');
}

/** Whether a page belongs to the API reference, by its address. */
export function isReference(pathname: string): boolean {
  return /\/(api|components-api|hooks-api)\//.test(pathname);
}

/** Pages that one program prints from types, all alike. */
const isPrinted = (pathname: string) => isReference(pathname) || isComparison(pathname);

const standIns = new Set([...references, ...comparisons]);

/**
 * Every page that somebody wrote, and some of those one program prints from types: visiting all takes half an hour. The
 * environment variable `DOCS_TEST_PAGES` names fewer, separated by spaces; `npm test -- --changed` sets it.
 */
export function listVisitedPages(): string[] {
  const chosen = process.env.DOCS_TEST_PAGES?.split(' ');
  return listExportedPages().filter((pathname) =>
    chosen ? chosen.includes(pathname) : !isPrinted(pathname) || standIns.has(pathname),
  );
}

/** Every HTML file of the export, sorted. */
export function listExportedHtml(): string[] {
  const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).sort();
}

/** The text of an exported file. */
export function readFile(file: string): string {
  return fs.readFileSync(path.join(out, file), 'utf8');
}

/** The stylesheets of fonts that an exported page asks a fonts service for. */
export function lateFontsOf(pathname: string): string[] {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/.exec(readExported(pathname))?.[1];
  const { props } = JSON.parse(data ?? '{}') as {
    props?: { pageProps?: { view?: { page: { fonts?: string[] } }; fonts?: string | string[] } };
  };
  const { view, fonts = '' } = props?.pageProps ?? {};
  // A demo alone has them in one text (`DemoFrameProps`).
  const own = typeof fonts === 'string' ? fonts.split(' ').filter(Boolean) : fonts;
  return view?.page.fonts ?? own;
}

/** The HTML of an exported page. */
export function readExported(pathname: string): string {
  return fs.readFileSync(path.join(out, pathname, 'index.html'), 'utf8');
}

/** Whether the export has a file at an address. */
export function isExported(pathname: string): boolean {
  const file = path.join(out, decodeURI(pathname));
  return fs.existsSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file);
}

/** The installed version of a package. */
export function installedVersion(name: string): string {
  const file = path.join('node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/** One page of every kind, for checks that are too slow to run on all. */
export const pageKinds = {
  home: '/',
  component: '/material-ui/react-button/',
  guide: '/material-ui/customization/theming/',
  kitchenSink: '/experiments/docs/markdown/',
  code: '/experiments/docs/codeblock/',
  demos: '/experiments/docs/demos/',
  reference: '/material-ui/api/text-field/',
  tabbedReference: '/base-ui/react-menu/components-api/',
  comparison: '/compare/button/',
  versions: '/versions/',
  blog: '/blog/',
  subject: '/blog/tags/documentation/',
  post: '/blog/a-switch-without-styles/',
  store: '/store/',
  productionError: '/production-error/',
  offline: '/offline/',
  demoAlone: '/demos/material-ui/react-button/BasicButtons/',
  framedDemoAlone: '/demos/experiments/docs/demos/FramedDemo/',
} as const;

const shownAlone = new Set<string>([pageKinds.demoAlone, pageKinds.framedDemoAlone]);
