import type { Feedback } from '@/model';

const texts = ['page', 'section', 'comment', 'product', 'version', 'language'] as const;

/** Whether a value from storage is feedback with all its fields (contract §9). */
export function isFeedback(value: unknown): value is Feedback {
  const { rating, ...rest } = (value ?? {}) as Partial<Feedback>;
  return (rating === 0 || rating === 1) && texts.every((name) => typeof rest[name] === 'string');
}
