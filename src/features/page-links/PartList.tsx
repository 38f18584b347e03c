import { useTranslate } from '@/base/i18n';
import styles from './PageLinks.module.css';
import { formatBytes, type ComponentSize } from './SizeTable';

/** Renders the parts of a component's bundle with their sizes. */
export function PartList({ name, size }: ComponentSize) {
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
