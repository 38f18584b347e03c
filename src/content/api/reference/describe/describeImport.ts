import type { ApiDoc } from '@/model';
import { memberKind } from '../memberKind';
import type { ReferencePage, Section } from '../stages';
import { translate } from '../words';

/** Describes how to import an export; if there are several ways, how they differ. */
export function describeImport(doc: ApiDoc, page: ReferencePage): Section | undefined {
  const { imports } = doc;
  if (imports.length === 0) return undefined;
  // Selectors are imported by their own names: the lines are examples, not ways to import one thing.
  const areExamples = memberKind(doc, page.product) === 'selectors';
  const code = imports.join(areExamples ? '\n' : `\n${translate('importEither')}\n`);
  const markdown = areExamples ? translate('importSelectors') : compareWays(doc);
  return {
    id: 'import',
    title: translate('import'),
    parts: [
      { kind: 'code', language: 'ts', code },
      // On a page with several references, the explanation appears once.
      ...(imports.length > 1 && page.docs[0] === doc ? [{ kind: 'text' as const, markdown }] : []),
    ],
  };
}

function compareWays({ imports, name }: ApiDoc): string {
  const isOnePackage = new Set(imports.map(packageOf)).size === 1;
  return isOnePackage
    ? translate('importText', { name: `\`${name}\`` })
    : translate('importPackages');
}

/** Returns the package that an import statement names, without a module inside of it. */
function packageOf(statement: string): string {
  return /'((?:@[^/']+\/)?[^/']+)/.exec(statement)?.[1] ?? '';
}
