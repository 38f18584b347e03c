import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { Chip, joinClasses } from '@/base/ui';
import type { ProductFacts, SearchKind } from '@/model';
import type { ListedItem } from '../engine/toListed';
import type { TextRange } from '../engine/markText';
import styles from './Option.module.css';
import './texts';

/** Properties of {@link ResultText}. */
export interface ResultTextProps {
  item: ListedItem;
  product: ProductFacts | undefined;
}

/** Kinds with code as their title. */
const codeKinds: readonly SearchKind[] = [
  'prop',
  'slot',
  'class',
  'import',
  'hook',
  'component',
  'demo',
  'icon',
];

/** Renders a result: title and text with the matches marked, its kind, and its product. */
export function ResultText({ item, product }: ResultTextProps) {
  const t = useTranslate();
  const { kind, label, title, text, trail, titleMarks, textMarks, plan } = item;
  const isRow = kind === 'prop' || kind === 'slot' || kind === 'class';
  const owner = isRow ? trail.at(-1) : undefined;
  return (
    <>
      <span className={styles.text}>
        <span className={styles.titleLine}>
          <span
            className={joinClasses(
              styles.title,
              codeKinds.includes(kind) && styles.mono,
              label === 'answer' && styles.sentence,
            )}
          >
            {mark(title, titleMarks)}
          </span>
          {owner && <span className={styles.owner}>{owner}</span>}
          {plan && <Chip tone="accent">{t(`search.plan.${plan}`)}</Chip>}
          {item.isDeprecated && <Chip tone="warning">{t('search.deprecated')}</Chip>}
          {item.isInherited && <Chip>{t('search.inherited')}</Chip>}
        </span>
        {text && <span className={styles.description}>{mark(text, textMarks)}</span>}
      </span>
      <span className={styles.kind}>
        {t(`search.kind.${label}`)}
        <span className={styles.hidden}>, {product?.name ?? t('search.site')}</span>
      </span>
    </>
  );
}

/** Renders a text with marked ranges. */
function mark(text: string, ranges: readonly TextRange[]): ReactNode[] {
  let end = 0;
  const pieces = ranges.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return [...pieces, text.slice(end)];
}
