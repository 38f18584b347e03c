import { useTranslate } from '@/base/i18n';
import styles from './LiveEditor.module.css';
import type { CodeProblem } from './protocol';
import './texts';

/** Every problem in words, for readers who do not see the line, and those that belong to none. */
export function ProblemList({ problems }: { problems: readonly CodeProblem[] }) {
  const t = useTranslate();
  return (
    <div
      role="log"
      aria-label={t('liveEditor.problems')}
      // Long lists scroll, and keys must reach that; an empty one is nothing to stop at.
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
