import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import styles from './SiteFooter.module.css';
import { useSiteLinks } from './useSiteLinks';

/** The end of pages that belong to no product: what the site is, and a way into each part of it. */
export function SiteFooter() {
  const t = useTranslate();
  const links = useSiteLinks();
  const listed = useDocsConfig().products.filter((product) => product.listed);
  return (
    <footer className={styles.footer} data-print="hide">
      <p className={styles.text}>{t('shell.footerText')}</p>
      <nav aria-label={t('products.list')}>
        <ul className={styles.links}>
          {listed.map(({ id, home, name }) => (
            <li key={id}>
              <a href={home}>{name}</a>
            </li>
          ))}
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
