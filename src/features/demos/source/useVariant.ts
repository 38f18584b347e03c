import { useCodeStyling, useCodeVariant } from '@/base/code';
import type { DemoVariant, DemoView } from '@/model';
import { pickVariant } from './pickVariant';
import { useSource, type SourceState } from './useSource';

/** A demo's source on its way, once `wanted`, and of it the variant in the reader's language and styling. */
export function useVariant(
  { sourceUrl }: DemoView,
  wanted = true,
): SourceState & { variant?: DemoVariant } {
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const state = useSource(sourceUrl, wanted);
  return {
    ...state,
    variant: state.source ? pickVariant(state.source, { language, styling }) : undefined,
  };
}
