import { useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import { longestComment } from '@/model';
import { issueUrl, type IssuePlace } from './issueUrl';
import { useDelivery, type DeliveryRequest } from './useDelivery';
import styles from './FeedbackForm.module.css';

/** Properties of {@link FeedbackForm}. */
export interface FeedbackFormProps extends Omit<DeliveryRequest, 'comment'> {
  /** Where a reader can open an issue; undefined for products without a repository. */
  issues?: IssuePlace;
}

const messages = {
  stored: 'feedback.stored',
  queued: 'feedback.queued',
  failed: 'feedback.failed',
  unrated: 'feedback.unrated',
} as const;

/** Renders the form that sends a comment with the rating. The text stays in the form when that fails. */
export function FeedbackForm({ rating, deliver, issues }: FeedbackFormProps) {
  const t = useTranslate();
  const id = useId();
  const [comment, setComment] = useState('');
  const { state, form, message, submit } = useDelivery({ rating, comment, deliver });
  const isDone = state === 'stored' || state === 'queued';

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={form} onSubmit={onSubmit} className={styles.form}>
      {!isDone && (
        <>
          <label htmlFor={id} className={styles.label}>
            {t('feedback.comment')}
          </label>
          <textarea
            id={id}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            onKeyDown={onKeyDown}
            maxLength={longestComment}
            rows={4}
            className={styles.comment}
            aria-describedby={`${id}-about`}
          />
          <p id={`${id}-about`} className={styles.about}>
            {t(issues ? 'feedbackMessageToGitHub.text' : 'feedback.optional')}{' '}
            {issues && <a href={issueUrl(issues, comment)}>{t('feedbackMessageToGitHub.link')}</a>}
          </p>
          <Button type="submit" variant="solid" size="small" aria-disabled={state === 'sending'}>
            {t('feedback.submit')}
          </Button>
        </>
      )}
      <p ref={message} tabIndex={-1} role="status" className={styles.message} data-state={state}>
        {state === 'open' || state === 'sending' ? '' : t(messages[state])}
      </p>
    </form>
  );
}
