import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { joinClasses } from '@/base/ui';
import type { ProductFacts } from '@/model';
import { feedRoute } from '@/site/routes';
import styles from './SiteFooter.module.css';
import { useSiteLinks, type SiteLink } from './useSiteLinks';

/** Properties of {@link SiteFooter}. */
export interface SiteFooterProps {
  /** The product of the page; its source and license then replace the list of products. */
  product?: Pick<ProductFacts, 'repository'>;
}

/** Renders the footer of every page: what the site is, and links to its parts. */
export function SiteFooter({ product }: SiteFooterProps) {
  const t = useTranslate();
  const links = useSiteLinks();
  const { products } = useDocsConfig();
  const listed = products
    .filter((one) => one.listed)
    .map(({ home, name }) => ({ title: name, href: home }));
  const source = product?.repository;
  const ofProduct: SiteLink[] = source
    ? [
        { title: t('shell.source'), href: source },
        { title: t('shell.license'), href: `${source}/blob/HEAD/LICENSE` },
      ]
    : [];
  const feed = { title: t('blog.feed'), href: feedRoute };
  const all = [...(product ? ofProduct : listed), ...links, feed];
  return (
    <footer className={joinClasses(styles.footer, product && styles.inColumn)} data-print="hide">
      <p className={styles.text}>{t('shell.footerText')}</p>
      <nav aria-label={t('shell.footerLinks')}>
        <ul className={styles.links}>
          {all.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
