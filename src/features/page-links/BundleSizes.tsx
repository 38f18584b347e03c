import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import styles from './PageLinks.module.css';
import { PartList } from './PartList';
import { formatBytes, SizeTable, type ComponentSize } from './SizeTable';

/** Properties of {@link BundleSizes}. */
export interface BundleSizesProps {
  /** Bundle sizes of the page's components, in the order of the page. */
  sizes: readonly ComponentSize[];
  /** Renders the closed part later. */
  isLate?: boolean;
}

/**
 * Renders a chip with the bundle size of the first component. It expands to the sizes of all components and the parts
 * of the first.
 */
export function BundleSizes({ sizes, isLate }: BundleSizesProps) {
  const t = useTranslate();
  const [first] = sizes;
  if (!first) return null;
  const size = formatBytes(first.size.gzip);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its summary takes the keys
    <details className={styles.sizes} onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <summary className={styles.chip}>{t('pageLinks.bundleSize', { size })}</summary>
      {!isLate && (
        <div className={styles.panel}>
          <p className={styles.about}>{t('pageLinks.about')}</p>
          <SizeTable sizes={sizes} />
          <PartList {...first} />
        </div>
      )}
    </details>
  );
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
