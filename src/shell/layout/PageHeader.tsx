import type { ReactNode } from 'react';
import { ServerHtml } from '@/base/server-html';
import styles from './PageHeader.module.css';

/** Properties of {@link PageHeader}. */
export interface PageHeaderProps {
  pathname: string;
  /** Titles of the groups that lead to the page, outermost first. */
  trail?: readonly string[];
  /** The heading as HTML. */
  h1: string;
  /** The description as HTML; empty while the page hydrates, or where there is none. */
  descriptionHtml?: string;
  /** Stands right after the description: the place of the ad. */
  ad?: ReactNode;
  /** Links about the page, such as its source. */
  links?: ReactNode;
}

/** Where the reader is, what the page is called and what it is about. */
export function PageHeader(props: PageHeaderProps) {
  const { pathname, trail = [], h1, descriptionHtml, ad, links } = props;
  return (
    <div className={styles.header}>
      {trail.length > 0 ? (
        <p className={styles.trail}>
          {trail.map((title) => (
            <span key={title}>{title}</span>
          ))}
        </p>
      ) : null}
      <h1 className={styles.title} dangerouslySetInnerHTML={{ __html: h1 }} />
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
