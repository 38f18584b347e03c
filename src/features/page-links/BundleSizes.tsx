import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import type { BundleSize } from '@/model';
import styles from './PageLinks.module.css';

/** Properties of {@link BundleSizes}. */
export interface BundleSizesProps {
  /** Bundle sizes of the page's components, in the order of the page. */
  sizes: readonly { name: string; size: BundleSize }[];
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

function SizeTable({ sizes }: BundleSizesProps) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('pageLinks.import')}</th>
          <th scope="col">{t('pageLinks.gzip')}</th>
          <th scope="col">{t('pageLinks.own')}</th>
          <th scope="col">{t('pageLinks.shared')}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ name, size }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatBytes(size.gzip)}</td>
            <td>{size.own === undefined ? '–' : formatBytes(size.own)}</td>
            <td>{formatBytes(size.minified - (size.own ?? 0))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PartList({ name, size }: BundleSizesProps['sizes'][number]) {
  const t = useTranslate();
  const { parts, rest } = size;
  return (
    <>
      <p className={styles.caption} id="bundle-parts">
        {t('pageLinks.parts', { name })}
      </p>
      <ul className={styles.parts} aria-labelledby="bundle-parts">
        {parts.map((part) => (
          <li key={part.name}>
            <span>{part.name}</span>
            <span>{formatBytes(part.minified)}</span>
          </li>
        ))}
        {rest.count > 0 && (
          <li>
            <span>{t('pageLinks.rest', { count: rest.count })}</span>
            <span>{formatBytes(rest.minified)}</span>
          </li>
        )}
      </ul>
    </>
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

/** Bytes as readers compare them: `850 B`, `32.3 kB`, `1.68 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  // From here on, three digits round to 1000 kB.
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
