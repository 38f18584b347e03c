import type { ReactNode } from 'react';
import { joinClasses } from '@/base/ui';
import type { ProductFacts } from '@/model';
import type { Elsewhere } from '../server/elsewhere';
import { Frame } from './Frame';
import styles from './Layout.module.css';
import { SideColumn } from './SideColumn';
import { useNavigationDrawer } from './useNavigationDrawer';

/** Properties of {@link Layout}: what differs from page to page, and slots for what the page puts in. */
export interface LayoutProps {
  product: ProductFacts;
  /** Folder of the product, the name of its navigation. */
  folder: string;
  pathname: string;
  /** Where the page is in other products and versions. */
  elsewhere?: Elsewhere;
  /** Search and settings. */
  appBarEnd?: ReactNode;
  toc?: ReactNode;
  /** Stand below the table of contents. */
  sponsors?: ReactNode;
  /** Whether the page is one of wide tables, which what stands next to them must not narrow. */
  hasTables?: boolean;
  /** The button that leads back to the top. */
  backToTop?: ReactNode;
  /** The page: header, ad, blocks, footer. */
  children: ReactNode;
}

/** The frame of a documentation page: bar, navigation, text, table of contents. */
export function Layout(props: LayoutProps) {
  const drawer = useNavigationDrawer(props.pathname);
  return (
    <Frame
      product={props.product}
      openNavigation={drawer.triggerProps}
      elsewhere={props.elsewhere}
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
        </div>
        {props.backToTop}
      </div>
    </Frame>
  );
}
