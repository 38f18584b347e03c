import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { ServerHtml } from '@/base/server-html';
import styles from './PageHeader.module.css';

/** A breadcrumb: a group of the navigation that contains the page. */
export interface Crumb {
  title: string;
  /** Path of the group's first page; undefined if that is the current page. */
  pathname?: string;
}

/** Properties of {@link PageHeader}. */
export interface PageHeaderProps {
  pathname: string;
  /** The breadcrumbs of the page, outermost group first. */
  trail?: readonly Crumb[];
  /** The heading as HTML. */
  h1: string;
  /** The description as HTML; empty while the page hydrates, or if it has none. */
  descriptionHtml?: string;
  /** Rendered right below the heading, so that the tabs stay in place when one is followed. */
  tabs?: ReactNode;
  /** The ad slot, rendered right after the description. */
  ad?: ReactNode;
  /** Links to the same component in other products, rendered next to the heading. */
  siblings?: ReactNode;
  /** Links about the page, such as its source. */
  links?: ReactNode;
}

/** Renders the top of a documentation page: breadcrumbs, heading, tabs, description and links. */
export function PageHeader(props: PageHeaderProps) {
  const t = useTranslate();
  const { pathname, trail = [], h1, descriptionHtml, siblings, tabs, ad, links } = props;
  return (
    <div className={styles.header}>
      {trail.length > 0 ? (
        <nav aria-label={t('shell.breadcrumbs')} className={styles.trail}>
          {trail.map((crumb, index) => (
            // A group may have the name of the group around it.
            <span key={index}>
              {crumb.pathname ? <a href={crumb.pathname}>{crumb.title}</a> : crumb.title}
            </span>
          ))}
        </nav>
      ) : null}
      <div className={styles.heading}>
        <h1 className={styles.title} dangerouslySetInnerHTML={{ __html: h1 }} />
        {siblings}
      </div>
      {tabs}
      {descriptionHtml === undefined ? null : (
        <ServerHtml
          as="p"
          name={`${pathname}#description`}
          html={descriptionHtml}
          className={`description ${styles.description}`}
        />
      )}
      {ad}
      {links}
    </div>
  );
}
