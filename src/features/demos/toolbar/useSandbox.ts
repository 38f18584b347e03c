import { useCodeStyling, useCodeVariant } from '@/base/code';
import type { DemoSource, DemoVariant, DemoView, Destination } from '@/model';
import { fetchSource } from '../source/fetchSource';
import { pickVariant } from '../source/pickVariant';

/** Takes a demo's source, in the variant its reader has chosen, to a place outside the page. */
export type OpenSandbox = (
  destination: Destination,
  chosen: { source: DemoSource; variant: DemoVariant },
) => void;

/** Loads what makes projects, once it is wanted. */
export type LoadSandbox = () => Promise<OpenSandbox>;

/** Opens a demo elsewhere. `warm` fetches what that takes, so that the new tab still counts as the reader's doing. */
export function useSandbox({ sourceUrl }: DemoView, load: LoadSandbox) {
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const ask = () => Promise.all([load(), fetchSource(sourceUrl)]);
  return {
    warm: () => void ask().catch(() => {}),
    open: async (destination: Destination) => {
      // What could not be fetched is asked for again by the next click.
      const [openSandbox, source] = (await ask().catch(() => null)) ?? [];
      const variant = source && pickVariant(source, { language, styling });
      if (variant) openSandbox?.(destination, { source, variant });
    },
  };
}
