import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import type { Feedback } from '@/model';

/** 1 means helpful, 0 not helpful. */
export type Rating = Feedback['rating'];

/** Properties of {@link RatingButtons}. */
export interface RatingButtonsProps {
  rating?: Rating;
  onRate: (rating: Rating) => void;
  /** Called on hover and focus of a button. */
  onNear?: () => void;
}

const answers = [
  { value: 1, label: 'feedback.yes', Icon: ThumbsUp },
  { value: 0, label: 'feedback.no', Icon: ThumbsDown },
] as const;

/** Renders the buttons "Yes" and "No". */
export function RatingButtons({ rating, onRate, onNear }: RatingButtonsProps) {
  const t = useTranslate();
  return answers.map(({ value, label, Icon }) => (
    <Button
      key={value}
      size="small"
      variant={rating === value ? 'solid' : 'outlined'}
      aria-pressed={rating === value}
      icon={<Icon aria-hidden />}
      onClick={() => onRate(value)}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {t(label)}
    </Button>
  ));
}
