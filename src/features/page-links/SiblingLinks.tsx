import { useTranslate, type Translate } from '@/base/i18n';
import { isSibling, type PageLink } from './pageLink';
import styles from './PageLinks.module.css';

/** Renders links to the page's component in other products, and to the comparison of all of them. */
export function SiblingLinks({ links }: { links: readonly PageLink[] }) {
  const t = useTranslate();
  const siblings = links.filter(isSibling);
  if (siblings.length === 0) return null;
  return (
    <ul className={styles.siblings} aria-label={t('pageLinks.siblings')} data-print="hide">
      {siblings.map((link) => (
        <li key={link.href}>
          <a href={link.href} className={styles.chip} aria-label={labelOf(link, t)}>
            {link.name ?? t(`pageLinks.${link.kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Returns the accessible name of a link, which includes the context that is only visible. */
function labelOf({ kind, name = '', component = '' }: PageLink, t: Translate): string {
  return kind === 'compare'
    ? t('pageLinks.compareLabel', { component })
    : t('pageLinks.sibling', { component, product: name });
}
