import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** Explains what the reader can do about it. */
  children: ReactNode;
}

/** Renders the content of an error page: what is wrong, and what the reader can do about it. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </>
  );
}

interface NoticeLinksProps {
  title: string;
  pages: readonly { pathname: string; title: string }[];
  /** Text about the links, for example that there are none. */
  children?: ReactNode;
}

/** Renders a list of links to existing pages, with their addresses. */
export function NoticeLinks({ title, pages, children }: NoticeLinksProps) {
  return (
    <>
      <h2 className={styles.subtitle}>{title}</h2>
      {children}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.pathname}>
            <a href={page.pathname} className={styles.page}>
              {page.title}
            </a>
            <span className={styles.path}>{page.pathname}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
