import type { ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { ServerHtml } from '@/base/server-html';
import styles from './PageHeader.module.css';

/** A group that leads to the page. */
export interface Crumb {
  title: string;
  /** Address of its first page; missing where that is the page being read. */
  pathname?: string;
}

/** Properties of {@link PageHeader}. */
export interface PageHeaderProps {
  pathname: string;
  /** The groups that lead to the page, outermost first. */
  trail?: readonly Crumb[];
  /** The heading as HTML. */
  h1: string;
  /** The description as HTML; empty while the page hydrates, or where there is none. */
  descriptionHtml?: string;
  /** Stand right below the heading, so that pages about one thing have them in one place. */
  tabs?: ReactNode;
  /** Stands right after the description: the place of the ad. */
  ad?: ReactNode;
  /** Stands next to the heading: links to the same component elsewhere. */
  siblings?: ReactNode;
  /** Links about the page, such as its source. */
  links?: ReactNode;
}

/** Where the reader is, what the page is called and what it is about. */
export function PageHeader(props: PageHeaderProps) {
  const t = useTranslate();
  const { pathname, trail = [], h1, descriptionHtml, siblings, tabs, ad, links } = props;
  return (
    <div className={styles.header}>
      {trail.length > 0 ? (
        <nav aria-label={t('shell.breadcrumbs')} className={styles.trail}>
          {trail.map((crumb) => (
            <span key={crumb.title}>
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
