import { useMemo } from 'react';
import type { DemoVariant, DemoView } from '@/model';
import { usePickVariant } from './usePickVariant';
import { useSource, type SourceState } from './useSource';

/**
 * Fetches a demo's source once `wanted` is true. Returns its loading state and the variant in the reader's language and
 * styling.
 */
export function useVariant(
  { sourceUrl }: DemoView,
  wanted = true,
): SourceState & { variant?: DemoVariant } {
  const pick = usePickVariant();
  const state = useSource(sourceUrl, wanted);
  const { source } = state;
  const variant = useMemo(() => (source ? pick(source) : undefined), [source, pick]);
  return { ...state, variant };
}
