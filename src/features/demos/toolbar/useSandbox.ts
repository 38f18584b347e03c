import { useCodeStyling, useCodeVariant } from '@/base/code';
import type { DemoSource, DemoVariant, DemoView, Destination } from '@/model';
import { useCodeChange } from '../source/changes';
import { fetchSource } from '../source/fetchSource';
import { pickVariant } from '../source/pickVariant';
import type { DemoViewing } from '../view/useDemoView';
import type { Switches } from '../view/viewOptions';

/** Takes a demo's source, in the variant its reader has chosen, to a place outside the page. */
export type OpenSandbox = (
  destination: Destination,
  chosen: { source: DemoSource; variant: DemoVariant; switches: Switches },
) => void;

/** Loads what makes projects, once it is wanted. */
export type LoadSandbox = () => Promise<OpenSandbox>;

/** What it takes to open a demo elsewhere as its reader has it. */
export interface SandboxAccess {
  loadSandbox: LoadSandbox;
  /** A variant with the reader's edits. */
  withEdits: (variant: DemoVariant) => DemoVariant;
  /** How the demo is shown. */
  view: Pick<DemoViewing, 'switches'>;
}

/** Opens a demo elsewhere. `warm` fetches what that takes, so that the new tab still counts as the reader's doing. */
export function useSandbox(
  { sourceUrl }: DemoView,
  { loadSandbox, withEdits, view }: SandboxAccess,
) {
  const [language] = useCodeVariant();
  const [styling] = useCodeStyling();
  const change = useCodeChange();
  const { switches } = view;
  const ask = () => Promise.all([loadSandbox(), fetchSource(sourceUrl)]);
  return {
    warm: () => void ask().catch(() => {}),
    open: async (destination: Destination) => {
      // What could not be fetched is asked for again by the next click.
      const [openSandbox, source] = (await ask().catch(() => null)) ?? [];
      const picked = source && pickVariant(source, { language, styling });
      const variant = picked && (change?.(source, picked) ?? picked);
      if (variant) openSandbox?.(destination, { source, variant: withEdits(variant), switches });
    },
  };
}
