import type { MouseEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import styles from './DemoProblem.module.css';

interface DemoProblemProps {
  /** Which step failed: rendering the demo, loading it, or loading its source. */
  kind: 'crashed' | 'notLoaded' | 'noSource';
  message?: string;
  onRetry: () => void;
  /** URL of a new issue about the problem. */
  issueHref?: string;
}

const texts = {
  crashed: { title: 'demo.crashed', action: 'demo.reset' },
  notLoaded: { title: 'demo.notLoaded', action: 'demo.retry' },
  noSource: { title: 'demo.noSource', action: 'demo.retry' },
} as const;

/** Renders a message about a demo that failed, with a button to try again. */
export function DemoProblem({ kind, message, onRetry, issueHref }: DemoProblemProps) {
  const t = useTranslate();
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed: keyboard users continue before the demo.
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
