import type { MouseEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import styles from './DemoProblem.module.css';

interface DemoProblemProps {
  /** What went wrong: the demo itself, loading it, or loading its source. */
  kind: 'crashed' | 'notLoaded' | 'noSource';
  message?: string;
  onRetry: () => void;
  /** Where the problem can be reported. */
  issueHref?: string;
}

const texts = {
  crashed: { title: 'demo.crashed', action: 'demo.reset' },
  notLoaded: { title: 'demo.notLoaded', action: 'demo.retry' },
  noSource: { title: 'demo.noSource', action: 'demo.retry' },
} as const;

/** Says what went wrong with a demo and offers to try again. */
export function DemoProblem({ kind, message, onRetry, issueHref }: DemoProblemProps) {
  const t = useTranslate();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes: who came by keyboard goes on before the demo.
    const start = currentTarget.closest('[data-demo]')?.querySelector<HTMLElement>('[data-start]');
    start?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.title}>{t(texts[kind].title)}</p>
      {message && <p className={styles.message}>{message}</p>}
      <div className={styles.actions}>
        <Button size="small" onClick={retry}>
          {t(texts[kind].action)}
        </Button>
        {issueHref && (
          <Button size="small" variant="plain" href={issueHref} target="_blank" rel="noopener">
            {t('demo.report')}
          </Button>
        )}
      </div>
    </div>
  );
}
