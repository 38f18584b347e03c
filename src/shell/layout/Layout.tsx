import type { ReactNode } from 'react';
import { joinClasses } from '@/base/ui';
import type { ProductFacts } from '@/model';
import type { PageCounterparts } from '../server/findCounterparts';
import { Frame } from './Frame';
import styles from './Layout.module.css';
import { SideColumn } from './SideColumn';
import { SiteFooter } from './SiteFooter';
import { useNavigationDrawer } from './useNavigationDrawer';

/** Properties of {@link Layout}: data of the page, and slots for its content. */
export interface LayoutProps {
  product: ProductFacts;
  /** Folder of the product, the name of its navigation. */
  folder: string;
  pathname: string;
  /** The counterparts of the page in other products and versions. */
  counterparts?: PageCounterparts;
  /** Rendered at the end of the bar: search and settings. */
  appBarEnd?: ReactNode;
  toc?: ReactNode;
  /** Rendered below the table of contents, or below the page where the contents are not next to the text. */
  sponsors?: ReactNode;
  /** Whether the page has wide tables, which the table of contents must not make narrower. */
  hasTables?: boolean;
  /** The button that scrolls back to the top. */
  backToTop?: ReactNode;
  /** The page: header, ad, blocks, footer. */
  children: ReactNode;
}

/** Renders the layout of a documentation page: bar, side navigation, content, table of contents and footer. */
export function Layout(props: LayoutProps) {
  const drawer = useNavigationDrawer(props.pathname);
  return (
    <Frame
      product={props.product}
      openNavigation={drawer.triggerProps}
      counterparts={props.counterparts}
      end={props.appBarEnd}
    >
      <div className={styles.columns}>
        <SideColumn
          drawer={drawer}
          product={props.product}
          folder={props.folder}
          pathname={props.pathname}
        />
        <div
          className={joinClasses(styles.page, props.hasTables && styles.tables)}
          data-behind-drawer
        >
          <main id="main-content" tabIndex={-1} className={styles.main}>
            {props.children}
          </main>
          {props.toc || props.sponsors ? (
            <div className={styles.aside} data-print="hide">
              {props.toc}
              {props.sponsors}
            </div>
          ) : null}
          <SiteFooter key={props.pathname} product={props.product} />
        </div>
        {props.backToTop}
      </div>
    </Frame>
  );
}
