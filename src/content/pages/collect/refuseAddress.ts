import type { DocsError } from '@/model';
import type { Found } from './parseModule';
import { type Importer, importProblem } from './importProblem';

/** Addresses that only this site's own code can import: aliases, absolute paths, folders of the root, and URLs. */
const refused = /^(@\/|\/|~|#|src(\/|$)|\.content(\/|$)|docs-data(\/|$)|[a-z]+:)/;

/** Tells whether an import names a file of the demo, as opposed to a package. */
export function isRelative(specifier: string): boolean {
  return /^\.{1,2}(\/|$)/.test(specifier);
}

/** Returns a problem for an import that is neither a package nor a relative file. */
export function refuseAddress(importer: Importer, specifier: Found): DocsError | undefined {
  const { text } = specifier;
  if (!refused.test(text)) return undefined;
  return importProblem(importer, specifier, {
    what: `A demo may not import \`${text}\`.`,
    fix: 'Import npm packages and neighbors of the demo only, so that a reader can paste it.',
  });
}
