import { useEffect, useRef } from 'react';
import type { DocsProblem } from '@/model';
import { formatPosition } from '../server/authorsError';
import styles from './ProblemOverlay.module.css';

/** Renders the errors of a page in an overlay, until they are fixed or the author closes it. New errors reopen it. */
export function ProblemOverlay({ problems }: { problems: readonly DocsProblem[] }) {
  const ref = useRef<HTMLDialogElement>(null);
  const shown = JSON.stringify(problems);
  const isFixed = problems.length === 0;
  useEffect(() => {
    if (isFixed) ref.current?.close();
    else if (!ref.current?.open) ref.current?.showModal();
  }, [shown, isFixed]);
  return (
    <dialog ref={ref} className={styles.overlay} aria-labelledby="content-problems">
      <form method="dialog" className={styles.header}>
        <h2 id="content-problems">
          {problems.length === 1 ? 'A problem' : `${problems.length} problems`} in the content
        </h2>
        <button className={styles.close}>Close</button>
      </form>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <code>{formatPosition(problem)}</code>
            <p className={styles.what}>{problem.what}</p>
            <p>{problem.fix}</p>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
