import type { Heading } from '@/model';
import { useTranslate } from '@/base/i18n';
import styles from './TableOfContents.module.css';

interface ContentsListProps {
  headings: readonly Heading[];
  /** Id of the current section. */
  current: string | null;
  /** Ids of the sections whose subsections are shown while others are collapsed. */
  open?: readonly string[];
}

/** Renders nested links to sections and subsections. */
export function ContentsList({ headings, ...state }: ContentsListProps) {
  const { current, open } = state;
  const t = useTranslate();
  return (
    <ul className={styles.list}>
      {headings.map(({ id, title, plan, children }) => (
        <li key={id} className={open?.includes(id) ? styles.open : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
            {plan && (
              <span
                className={`plan-${plan}`}
                title={plan === 'pro' ? t('toc.proPlan') : t('toc.premiumPlan')}
              />
            )}
          </a>
          {children.length > 0 && <ContentsList headings={children} {...state} />}
        </li>
      ))}
    </ul>
  );
}
