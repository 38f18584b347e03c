import { useEffect, useState, type ComponentType } from 'react';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { environment } from '@/site';
import { followConnection } from './delivery/followConnection';
import { RatingButtons, type Rating } from './form/RatingButtons';
import type { FeedbackFormProps } from './form/FeedbackForm';
import styles from './PageFeedback.module.css';
import { createSender, type FeedbackSubject } from './subject';

/** Properties of {@link PageFeedback}. */
export interface PageFeedbackProps {
  subject: FeedbackSubject;
  /** URL of the product's repository, for readers who need an answer. */
  repository?: string;
}

/** Id of the question's heading, also for links. */
const pageFeedbackId = 'page-feedback';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./form/FeedbackForm'));

// After a failed prefetch, the click loads it again.
const prefetch = () => void load().catch(() => undefined);

/** Renders the question "Was this page helpful?". An answer opens the form, which is prefetched on hover and focus. */
export function PageFeedback({ subject, repository }: PageFeedbackProps) {
  const t = useTranslate();
  const [rating, setRating] = useState<Rating>();
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => followConnection(environment.feedbackUrl), []);

  function rate(value: Rating) {
    setRating(value);
    setFailed(false);
    load().then(
      ({ FeedbackForm }) => setForm(() => FeedbackForm),
      () => setFailed(true),
    );
  }

  return (
    <section aria-labelledby={pageFeedbackId} className={styles.feedback}>
      <h2 id={pageFeedbackId} className={styles.title}>
        {t('feedback.pageQuestion')}
      </h2>
      <RatingButtons rating={rating} onRate={rate} onNear={prefetch} />
      {Form ? (
        <Form
          rating={rating}
          deliver={createSender(subject)}
          issues={repository ? { repository, subject } : undefined}
        />
      ) : (
        <p role="status">{hasFailed ? t('feedback.failed') : ''}</p>
      )}
    </section>
  );
}
