import { useCallback } from 'react';
import { useCodeStyling, useCodeVariant } from '@/base/code';
import type { DemoSource, DemoVariant } from '@/model';
import { useCodeChange } from './changes';
import { pickVariant } from './pickVariant';

/**
 * Returns a function that picks the variant of a source in the reader's language and styling, and applies the values
 * that they chose in a playground.
 */
export function usePickVariant(): (source: DemoSource) => DemoVariant | undefined {
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const change = useCodeChange();
  return useCallback(
    (source) => {
      const picked = pickVariant(source, { language, styling });
      return picked && change ? change(source, picked) : picked;
    },
    [language, styling, change],
  );
}
