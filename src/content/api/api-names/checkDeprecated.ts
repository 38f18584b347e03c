import { packageOf, type ApiDoc, type DocsProblem } from '@/model';
import type { FoundUse, PageSummary } from '@/content/pages';
import { deprecatedProps } from './deprecatedProps';

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
  const deprecated = deprecatedProps(docs);
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
  `${packageOf(module)} ${name}`;
