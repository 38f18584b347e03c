import { DocsError } from '@/model';
import { nearest, type PageFile } from '@/content/pages';

/** Help text of the command. */
export const usage = `npm run check -- PATHNAME… [--open]

PATHNAME is the address of a page, /material-ui/react-chip/, or its file below docs-data/. Give several to check them in one run.
--open shows the screenshots in the browser when the check is done.`;

/** The parsed command line. */
export interface CheckRequest {
  /** Addresses or files, as written. */
  pages: string[];
  /** Whether to show the screenshots in the browser. */
  open: boolean;
  help: boolean;
}

/**
 * Parses the command line of `npm run check` (contract §1).
 * @throws DocsError for an unknown option, or if no page is named.
 */
export function readRequest(argv: readonly string[]): CheckRequest {
  const options = argv.filter((word) => word.startsWith('-'));
  const pages = argv.filter((word) => !word.startsWith('-'));
  const unknown = options.find((option) => !['--open', '--help'].includes(option));
  if (unknown) throw usageError(`There is no option \`${unknown}\`.`, `Write:\n${usage}`);
  const help = options.includes('--help');
  if (pages.length === 0 && !help) throw usageError('No page is named.', `Write:\n${usage}`);
  return { pages, open: options.includes('--open'), help };
}

/**
 * Finds pages by their addresses, files or folders.
 * @throws DocsError if there is no such page. It suggests the most similar address.
 */
export function findRequested(written: readonly string[], files: readonly PageFile[]): PageFile[] {
  const found = written.map((word) => {
    const pathname = `/${word}/`.replace(/\/+/g, '/');
    const path = word.replace(/^\.\//, '').replace(/\/$/, '');
    const page = files.find(
      (file) => file.pathname === pathname || file.file === path || folderOf(file.file) === path,
    );
    if (page) return page;
    const meant = nearest(
      pathname,
      files.map((file) => file.pathname),
    );
    const fix = meant
      ? `Did you mean ${meant}?`
      : 'The address of a page is its folder below docs-data/: docs-data/system/sizing/sizing.md is /system/sizing/.';
    throw usageError(`There is no page ${pathname}.`, fix);
  });
  return [...new Set(found)];
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

function usageError(what: string, fix: string): DocsError {
  return new DocsError(what, { file: 'npm run check', fix });
}
