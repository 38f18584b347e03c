import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import styles from './DemoProblem.module.css';

interface DemoProblemProps {
  /** What went wrong: the demo itself, loading it, or loading its source. */
  kind: 'crashed' | 'notLoaded' | 'noSource';
  message?: string;
  onRetry: () => void;
}

const texts = {
  crashed: { title: 'demo.crashed', action: 'demo.reset' },
  notLoaded: { title: 'demo.notLoaded', action: 'demo.retry' },
  noSource: { title: 'demo.noSource', action: 'demo.retry' },
} as const;

/** Says what went wrong with a demo and offers to try again. */
export function DemoProblem({ kind, message, onRetry }: DemoProblemProps) {
  const t = useTranslate();
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.title}>{t(texts[kind].title)}</p>
      {message && <p className={styles.message}>{message}</p>}
      <Button size="small" onClick={onRetry}>
        {t(texts[kind].action)}
      </Button>
    </div>
  );
}
