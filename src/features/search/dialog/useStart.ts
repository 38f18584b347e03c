import { useMemo, useState } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { productOfPath } from '@/model';
import type { SearchContext } from '../engine/found';
import { forgetRecent, readRecent } from '../recent/recentSearches';
import { groupOf, type Entry } from './entries';

/** Returns recent searches, the product's starting points, and the entry that lists commands. */
export function useStart({ pathname = '/' }: SearchContext, isEmpty: boolean) {
  const t = useTranslate();
  const { products } = useDocsConfig();
  const [changes, setChanges] = useState(0);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a search was kept, or forgotten
  const recent = useMemo(() => readRecent(), [isEmpty, changes]);
  const product = productOfPath(products, pathname);
  const points = product
    ? (product.startingPoints ?? [])
    : products
        .filter(({ listed }) => listed)
        .flatMap(({ startingPoints = [] }) => startingPoints.slice(0, 2));
  const groups = [
    ...groupOf(
      t('search.recent'),
      recent.map((text): Entry => ({ type: 'query', key: `recent ${text}`, text, isRecent: true })),
    ),
    ...groupOf(
      t('search.start'),
      points.map(({ title, href }): Entry => ({ type: 'place', key: href, title, href })),
    ),
  ];
  const forget = (text?: string) => {
    forgetRecent(text);
    setChanges((count) => count + 1);
  };
  return { groups, forget };
}
