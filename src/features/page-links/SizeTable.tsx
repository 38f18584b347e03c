import { useTranslate } from '@/base/i18n';
import type { BundleSize } from '@/model';
import styles from './PageLinks.module.css';

/** The bundle size of a component. */
export interface ComponentSize {
  name: string;
  size: BundleSize;
}

/** Renders the bundle sizes of components as a table. */
export function SizeTable({ sizes }: { sizes: readonly ComponentSize[] }) {
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

/** Formats a number of bytes with three digits: `850 B`, `32.3 kB`, `1.68 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  // From here on, three digits round to 1000 kB.
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
