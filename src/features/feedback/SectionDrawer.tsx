import { useId, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { Drawer } from '@/base/ui';
import { FeedbackForm } from './form/FeedbackForm';
import { RatingButtons, type Rating } from './form/RatingButtons';
import type { PageFeedbackProps } from './PageFeedback';
import styles from './SectionDrawer.module.css';
import { createSender } from './subject';

/** Properties of {@link SectionDrawer}. */
export interface SectionDrawerProps extends PageFeedbackProps {
  section: { id: string; title: string };
  open: boolean;
  onClose: () => void;
}

/** Renders a drawer with the feedback form of one section. */
export function SectionDrawer(props: SectionDrawerProps) {
  const { section, subject, repository, open, onClose } = props;
  const t = useTranslate();
  const questionId = useId();
  const [rating, setRating] = useState<Rating>();
  return (
    <Drawer open={open} onClose={onClose} label={t('feedback.section', { title: section.title })}>
      <div role="group" aria-labelledby={questionId} className={styles.question}>
        <p id={questionId}>{t('feedback.sectionQuestion')}</p>
        <RatingButtons rating={rating} onRate={setRating} />
      </div>
      <FeedbackForm
        rating={rating}
        deliver={createSender(subject, section.id)}
        issues={repository ? { repository, subject, section } : undefined}
      />
    </Drawer>
  );
}
