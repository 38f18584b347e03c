import { DocsError } from '@/model';
import { nearest } from '../../read/nearest';
import { positionAt, type Found, type ParsedModule } from '../parseModule';
import type { Importer } from '../resolveImport';
import { listExports } from './listExports';
import { findPackageModule, type PackageModule } from '@/content/packages';

/** An import of a package, and the module with the statement. */
export interface PackageImport {
  root: string;
  importer: Importer;
  module: ParsedModule;
  specifier: Found;
}

/** Returns the problem of a package import: the package, its module or a name does not exist. */
export function checkPackageImport(request: PackageImport): DocsError | undefined {
  const { root, importer, specifier } = request;
  const found = findPackageModule(root, specifier.text);
  if (found.kind !== 'found') return new DocsError(...missing(importer, specifier, found));
  const exported = found.types ? listExports(found.types) : undefined;
  if (!exported || exported.size === 0) return undefined;
  for (const { name, offset } of listNames(request)) {
    if (exported.has(name)) continue;
    const meant = nearest(name, [...exported]);
    return new DocsError(`\`${specifier.text}\` exports no \`${name}\`.`, {
      file: importer.file,
      ...positionAt(importer.code, offset),
      fix: meant ? `Did you mean \`${meant}\`?` : 'Import a name that the module exports.',
    });
  }
  return undefined;
}

function missing(
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

/** Returns the names between the braces of an import, as the package exports them. */
function listNames({ module, specifier }: PackageImport): { name: string; offset: number }[] {
  let node = module.tree.resolveInner(specifier.offset + 1).parent;
  while (node && node.name !== 'ImportDeclaration') node = node.parent;
  if (!node) return [];
  const text = module.code.slice(node.from, specifier.offset).replace(comments, blank);
  const group = /\{([^}]*)\}/.exec(text);
  const start = node.from + (group ? group.index + 1 : 0);
  const names = (group?.[1] ?? '').matchAll(/(?:^|,)(\s*(?:type\s+)?)([\w$]+)/g);
  return [...names].map(({ 0: matched, 2: name = '', index }) => ({
    name,
    offset: start + index + matched.length - name.length,
  }));
}

const comments = /\/\*[^]*?\*\/|\/\/.*/g;

const blank = (comment: string): string => ' '.repeat(comment.length);
