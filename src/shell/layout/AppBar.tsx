import { CodeXml, Menu as MenuIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useDocsConfig } from '@/base/docs-config';
import { useTranslate } from '@/base/i18n';
import { IconButton, joinClasses } from '@/base/ui';
import { ProductMenu } from '@/features/products';
import { VersionMenu } from '@/features/versions';
import type { ProductFacts } from '@/model';
import type { PageCounterparts } from '../server/findCounterparts';
import styles from './AppBar.module.css';
import { useSiteLinks } from './useSiteLinks';

/** Properties of {@link AppBar}. */
export interface AppBarProps {
  product: ProductFacts | null;
  /** Properties of the button that opens the navigation; missing on pages without one. */
  openNavigation?: object;
  /** The counterparts of the current page in other products and versions. */
  counterparts?: PageCounterparts;
  /** Rendered at the end of the bar, such as search and settings. */
  end?: ReactNode;
}

/** Renders the bar at the top of every page. Memoized, so that navigation renders it only if its props change. */
export const AppBar = memo(function AppBar(props: AppBarProps) {
  const { product, openNavigation, counterparts, end } = props;
  const t = useTranslate();
  const { products } = useDocsConfig();
  const siteLinks = useSiteLinks();
  return (
    <header
      className={joinClasses(styles.bar, product?.repository && styles.withRepository)}
      data-print="hide"
      data-behind-drawer
    >
      {openNavigation ? (
        <IconButton
          {...openNavigation}
          label={t('navigation.open')}
          tooltip="start"
          className={styles.open}
        >
          <MenuIcon aria-hidden />
        </IconButton>
      ) : null}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages -- one listener follows all links: useInternalLinks */}
      <a href="/" aria-label={t('shell.homeLink')} className={styles.home}>
        <Logo />
      </a>
      <span className={styles.slash} aria-hidden />
      <ProductMenu
        products={products}
        current={product}
        counterparts={counterparts?.products}
        siteLinks={siteLinks}
      />
      {product ? (
        <div className={styles.version}>
          <VersionMenu product={product} counterparts={counterparts?.versions} />
        </div>
      ) : null}
      <div className={styles.end}>
        {end}
        {product?.repository ? (
          <IconButton
            href={product.repository}
            label={t('shell.repository')}
            tooltip="end"
            className={styles.repository}
          >
            <CodeXml aria-hidden />
          </IconButton>
        ) : null}
      </div>
    </header>
  );
});

/** Renders the logo of the site. */
function Logo() {
  return (
    <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
      <path
        fill="var(--docs-palette-primary-main)"
        d="M6 1h12a5 5 0 0 1 5 5v4.5h-7.5a5 5 0 0 0-5 5V23H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5Z"
      />
      <rect x="13.5" y="13.5" width="9.5" height="9.5" rx="3" fill="currentColor" />
    </svg>
  );
}
