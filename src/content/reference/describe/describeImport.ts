import type { ApiDoc } from '@/model';
import type { ReferencePage, Section } from '../stages';
import { say } from '../words';

/** How to import the thing; where there are several ways, how they differ. */
export function describeImport(doc: ApiDoc, page: ReferencePage): Section | undefined {
  const { imports, name } = doc;
  if (imports.length === 0) return undefined;
  const code = imports.join(`\n${say('importEither')}\n`);
  const isOnePackage = new Set(imports.map(packageOf)).size === 1;
  const markdown = isOnePackage
    ? say('importText', { name: `\`${name}\`` })
    : say('importPackages');
  return {
    id: 'import',
    title: say('import'),
    parts: [
      { kind: 'code', language: 'ts', code },
      // Where several references share a page, once is enough.
      ...(imports.length > 1 && page.docs[0] === doc ? [{ kind: 'text' as const, markdown }] : []),
    ],
  };
}

/** The package an import statement names, without a module inside of it. */
function packageOf(statement: string): string {
  return /'((?:@[^/']+\/)?[^/']+)/.exec(statement)?.[1] ?? '';
}
