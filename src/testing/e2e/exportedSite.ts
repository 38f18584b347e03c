import fs from 'node:fs';
import path from 'node:path';

const out = 'out';

/** Returns the paths of all exported pages, sorted. Of the pages of single demos, which are copies, only two. */
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

/** Returns the paths of the pages of single demos. */
export function listDemoPages(): string[] {
  return listAddresses().filter((pathname) => copied.test(pathname));
}

/** Returns the paths of the pages whose demo fills the window. */
export function listFullScreenPages(): string[] {
  const manifest = fs.readFileSync('.content/manifest.json', 'utf8');
  const { pages } = JSON.parse(manifest) as {
    pages: { pathname: string; fullScreen?: boolean }[];
  };
  return pages.filter(({ fullScreen }) => fullScreen).map(({ pathname }) => pathname);
}

/** Returns the paths of all exported pages except the home page and the pages of single demos. */
export function listDocumentationPages(): string[] {
  return listExportedPages().filter(
    (pathname) => pathname !== '/' && !pathname.startsWith('/demos/'),
  );
}

/** A sample of the API reference: short and long pages, a deprecated component, tabs, a hook, a paid plan. */
const references = [
  '/material-ui/api/button/',
  '/material-ui/api/text-field/',
  '/material-ui/api/use-media-query/',
  '/joy-ui/api/typography/',
  '/base-ui/react-menu/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/x/api/data-grid/data-grid-premium/',
];

/** A sample of the comparisons: the list, and long and short ones of two and of three products. */
const comparisons = [
  '/compare/',
  '/compare/autocomplete/',
  '/compare/button/',
  '/compare/tabs/',
  '/compare/styled-engine-provider/',
  '/compare/grid/',
];

/** Whether a path is that of a comparison of products, or of the list of comparisons. */
function isComparison(pathname: string): boolean {
  return pathname.startsWith('/compare/');
}

/** Whether a path is that of a page of the API reference. */
export function isReference(pathname: string): boolean {
  return /\/(api|components-api|hooks-api)\//.test(pathname);
}

/** Whether a page is generated from types. Such pages are all alike. */
const isPrinted = (pathname: string) => isReference(pathname) || isComparison(pathname);

const standIns = new Set([...references, ...comparisons]);

/**
 * Returns the paths of all written pages, and of a sample of those generated from types: visiting all takes half an
 * hour. Without templates, which `templates.spec.ts` visits in every look. The environment variable `DOCS_TEST_PAGES` limits them to the paths in it, separated by spaces;
 * `npm test -- --changed` sets it.
 */
export function listVisitedPages(): string[] {
  const chosen = process.env.DOCS_TEST_PAGES?.split(' ');
  const templates = listFullScreenPages();
  const isUsual = (pathname: string) =>
    standIns.has(pathname) || !(isPrinted(pathname) || templates.includes(pathname));
  return listExportedPages().filter((pathname) =>
    chosen ? chosen.includes(pathname) : isUsual(pathname),
  );
}

/** Returns the paths of all HTML files in the export, sorted. */
export function listExportedHtml(): string[] {
  const files = fs.readdirSync(out, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html')).sort();
}

/** Returns the text of an exported file. */
export function readFile(file: string): string {
  return fs.readFileSync(path.join(out, file), 'utf8');
}

/** Returns the URLs of style sheets that an exported page requests from a fonts service. */
export function lateFontsOf(pathname: string): string[] {
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/.exec(readExported(pathname))?.[1];
  const { props } = JSON.parse(data ?? '{}') as {
    props?: { pageProps?: { view?: { page: { fonts?: string[] } }; fonts?: string | string[] } };
  };
  const { view, fonts = '' } = props?.pageProps ?? {};
  // The page of a single demo has them in one string (`DemoFrameProps`).
  const own = typeof fonts === 'string' ? fonts.split(' ').filter(Boolean) : fonts;
  return view?.page.fonts ?? own;
}

/** Returns the HTML of an exported page. */
export function readExported(pathname: string): string {
  return fs.readFileSync(path.join(out, pathname, 'index.html'), 'utf8');
}

/** Whether the export has a page or file at a path. */
export function isExported(pathname: string): boolean {
  const file = path.join(out, decodeURI(pathname));
  return fs.existsSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file);
}

/** Returns the installed version of a package. */
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
