import { bundleSizeKey, type ApiDoc } from '@/model';
import { cachedBundleSizes } from '@/content/packages/bundle-size';
import { listCompared, surveyComponents, type SiblingContent } from '../../siblings';
import { describeComparison } from './describeComparison';
import { describeIndex } from './describeIndex';
import type { GeneratedPage } from './parseGeneratedPage';
import type { KeyTables } from './KeyTables';
import { readComparison } from './readComparison';

/** The content to compare, with the references and the tables of keys. */
interface KnownContent extends SiblingContent {
  root: string;
  docs: readonly ApiDoc[];
  keys: KeyTables;
}

/** Writes the page that lists all comparisons, and the page of each; nothing if there is nothing to compare. */
export function planComparisons(request: KnownContent): GeneratedPage[] {
  const survey = surveyComponents(request);
  if (!survey) return [];
  const { section } = survey;
  const sizes = cachedBundleSizes(request.root);
  const docs = new Map(
    request.docs.flatMap((doc) =>
      doc.kind === 'component' ? [[bundleSizeKey(doc), doc] as const] : [],
    ),
  );
  const comparisons = listCompared(survey).map((compared) =>
    readComparison(compared, { keys: request.keys, docs, sizes }),
  );
  if (comparisons.length === 0) return [];
  const index = { section, pathname: section.product.prefix, name: '' };
  return [
    { ...index, written: describeIndex(comparisons) },
    ...comparisons.map((comparison) => {
      const { name, pathname } = comparison;
      return { section, pathname, name, written: describeComparison(comparison) };
    }),
  ];
}
