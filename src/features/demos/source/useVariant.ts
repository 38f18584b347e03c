import { useMemo } from 'react';
import { useCodeStyling, useCodeVariant } from '@/base/code';
import type { DemoVariant, DemoView } from '@/model';
import { useCodeChange } from './changes';
import { pickVariant } from './pickVariant';
import { useSource, type SourceState } from './useSource';

/**
 * Fetches a demo's source once `wanted` is true. Returns its loading state and the variant in the reader's language and
 * styling.
 */
export function useVariant(
  { sourceUrl }: DemoView,
  wanted = true,
): SourceState & { variant?: DemoVariant } {
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const state = useSource(sourceUrl, wanted);
  const { source } = state;
  const change = useCodeChange();
  const variant = useMemo(() => {
    const picked = source ? pickVariant(source, { language, styling }) : undefined;
    return source && picked && change ? change(source, picked) : picked;
  }, [source, language, styling, change]);
  return { ...state, variant };
}
