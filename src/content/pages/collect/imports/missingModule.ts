import type { DocsError } from '@/model';
import { nearest } from '../../read/nearest';
import { positionAt, type Found } from '../parseModule';
import type { Importer } from '../importProblem';
import type { PackageModule } from '@/content/packages';

/** Returns the error for a package that is not installed, or that lacks a module. */
export function missingModule(
  { file, code }: Importer,
  { text, offset }: Found,
  found: Exclude<PackageModule, { kind: 'found' }>,
): ConstructorParameters<typeof DocsError> {
  const place = { file, ...positionAt(code, offset) };
  if (found.kind === 'noPackage') {
    const fix = `Correct the name, or add the package with \`npm install --save-exact ${found.name}\`.`;
    return [`The package \`${found.name}\` is not installed.`, { ...place, fix }];
  }
  const meant = nearest(text.split('/').at(-1) ?? '', found.siblings);
  const fix = meant
    ? `Did you mean \`${text.replace(/[^/]*$/, meant)}\`?`
    : `Import a module that \`${found.name}\` has.`;
  return [`The package \`${found.name}\` has no module \`${text}\`.`, { ...place, fix }];
}
