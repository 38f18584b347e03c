import { useTranslate } from '@/base/i18n';
import styles from './LiveEditor.module.css';
import type { CodeProblem } from './protocol';
import './texts';

/** Renders all problems as a list, for readers who do not see the marked line, and for problems without a line. */
export function ProblemList({ problems }: { problems: readonly CodeProblem[] }) {
  const t = useTranslate();
  return (
    <div
      role="log"
      aria-label={t('liveEditor.problems')}
      // Keyboard users can scroll a long list; an empty one is no tab stop.
      tabIndex={problems.length > 0 ? 0 : undefined}
      className={styles.problems}
    >
      <ul>
        {problems.map(({ file, line, message, phase }) => (
          <li key={`${file}:${line}:${message}`} data-phase={phase}>
            {file !== undefined && line !== undefined && (
              <span className={styles.place}>{t('liveEditor.place', { file, line })}</span>
            )}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
