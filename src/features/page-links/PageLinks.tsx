import { useTranslate } from '@/base/i18n';
import { BundleSizes, type BundleSizesProps } from './BundleSizes';
import { CopyPage } from './CopyPage';
import { isSibling, type PageLink } from './pageLink';
import styles from './PageLinks.module.css';

/** Properties of {@link PageLinks}. */
export interface PageLinksProps extends BundleSizesProps {
  links: readonly PageLink[];
}

/** Renders the row of links about a page: source, issues, patterns, and the bundle sizes of its components. */
export function PageLinks({ links, sizes, isLate }: PageLinksProps) {
  const t = useTranslate();
  if (links.length === 0) return null;
  const markdown = links.find(({ kind }) => kind === 'markdown');
  return (
    <ul className={styles.list} aria-label={t('pageLinks.label')} data-print="hide">
      {links.filter(isOwn).map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            className={styles.chip}
            rel={link.href.startsWith('http') ? 'noopener' : undefined}
          >
            {link.name ?? t(`pageLinks.${link.kind}`)}
          </a>
        </li>
      ))}
      {sizes.length > 0 && (
        <li>
          <BundleSizes sizes={sizes} isLate={isLate} />
        </li>
      )}
      {markdown && (
        <li className={styles.copy}>
          <CopyPage markdownUrl={markdown.href} />
        </li>
      )}
    </ul>
  );
}

const isOwn = (link: PageLink): boolean => !isSibling(link);
