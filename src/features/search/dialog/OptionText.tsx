import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import type { ProductFacts } from '@/model';
import type { Entry } from './entries';
import styles from './Option.module.css';
import { ResultText } from './ResultText';
import './texts';

/** Properties of {@link OptionText}. */
export interface OptionTextProps {
  entry: Entry;
  product: ProductFacts | undefined;
}

/** Renders the text of an option: a result, a command, a place or a query. */
export function OptionText({ entry, product }: OptionTextProps): ReactNode {
  const t = useTranslate();
  if (entry.type === 'result') return <ResultText item={entry.item} product={product} />;
  if (entry.type === 'command') {
    const { label, params, detail } = entry.command;
    return (
      <span className={styles.text}>
        <span className={styles.title}>{t(label, params)}</span>
        {detail && <span className={styles.code}>{detail}</span>}
      </span>
    );
  }
  return (
    <span className={styles.text}>
      <span className={styles.title}>{entry.type === 'place' ? entry.title : entry.text}</span>
    </span>
  );
}
