import fs from 'node:fs';
import path from 'node:path';

const out = 'out';

/** Addresses of every page of the export, sorted. */
export function listExportedPages(folder = out): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !file.startsWith('404'))
    .map((file) => `/${path.dirname(file) === '.' ? '' : `${path.dirname(file)}/`}`)
    .sort();
}

/** Documentation pages of the export: all but the home page and demos alone. */
export function listDocumentationPages(): string[] {
  return listExportedPages().filter(
    (pathname) => pathname !== '/' && !pathname.startsWith('/demos/'),
  );
}

/** The HTML of an exported page. */
export function readExported(pathname: string): string {
  return fs.readFileSync(path.join(out, pathname, 'index.html'), 'utf8');
}

/** One page of every kind, for checks that are too slow to run on all. */
export const pageKinds = {
  home: '/',
  component: '/material-ui/react-button/',
  guide: '/material-ui/customization/theming/',
  kitchenSink: '/experiments/docs/markdown/',
  demos: '/experiments/docs/demos/',
  versions: '/versions/',
} as const;
