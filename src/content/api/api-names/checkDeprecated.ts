import type { ApiDoc, ApiProp, DocsProblem } from '@/model';
import type { FoundUse, PageSummary } from '@/content/pages';

/** The parts of a page that the check for deprecated props reads. */
export type UsingPage = Pick<PageSummary, 'pathname' | 'uses'>;

/**
 * Returns a problem for each deprecated prop that a demo or a fence passes, according to the reference (content guide,
 * "nothing deprecated, ever").
 */
export function checkDeprecated(
  pages: readonly UsingPage[],
  docs: readonly ApiDoc[],
): DocsProblem[] {
  const deprecated = listDeprecated(docs);
  return pages.flatMap(({ pathname, uses = [] }) =>
    uses.flatMap((use): DocsProblem[] => {
      const reason = deprecated.get(keyOf(use))?.get(use.prop);
      if (reason === undefined) return [];
      const { file, line, column, name, prop } = use;
      const what = `The prop \`${prop}\` of ${name} is deprecated.`;
      const fix = reason || 'Use what the API reference names in its place.';
      return [
        { file, line, column, pathname, what, fix, severity: 'style', rule: 'deprecated props' },
      ];
    }),
  );
}

const keyOf = ({ module, name }: Pick<FoundUse, 'module' | 'name'>) =>
  `${module.split('/', module.startsWith('@') ? 2 : 1).join('/')} ${name}`;

/** Lists the deprecated props with the package's advice, by package and component. */
function listDeprecated(docs: readonly ApiDoc[]): Map<string, Map<string, string>> {
  const components = docs.filter((doc) => doc.kind === 'component');
  const entries = components.map((doc): [string, Map<string, string>] => {
    const all = [...doc.inherited.flatMap(({ props }) => props), ...doc.props];
    return [`${doc.packageName} ${doc.name}`, new Map(all.flatMap(adviceOf))];
  });
  return new Map(entries.filter(([, props]) => props.size > 0));
}

function adviceOf({ name, deprecated }: ApiProp): [string, string][] {
  return deprecated === undefined ? [] : [[name, firstSentence(deprecated)]];
}

/** Returns the first sentence of a deprecation: it says what to use instead. Notes and links follow it. */
function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.!](?= |$)/.exec(line)?.[0] ?? line;
}
