import { useTranslate } from '@/base/i18n';
import type { ProductionError } from '@/model';
import { Message } from './Message';
import styles from './ProductionError.module.css';
import type { ErrorRequest } from './useRequest';
import './texts';

interface AnswerProps {
  request: ErrorRequest;
  errors: readonly ProductionError[];
}

/** Renders the message of one error, or that there is none with that code. */
export function Answer({ request: { code, args }, errors }: AnswerProps) {
  const t = useTranslate();
  const error = errors.find((known) => String(known.code) === code);
  if (!error) {
    return (
      <section className="prose" aria-labelledby="answer">
        <h2 id="answer">{t('productionError.unknown')}</h2>
        <p className={styles.unknown}>{t('productionError.unknownText', { code })}</p>
      </section>
    );
  }
  return (
    <section className="prose" aria-labelledby="answer">
      <h2 id="answer">{t('productionError.error', { code })}</h2>
      <p className={styles.message}>
        <Message error={error} args={args} />
      </p>
    </section>
  );
}
