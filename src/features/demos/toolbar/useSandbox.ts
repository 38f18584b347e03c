import type { DemoSource, DemoVariant, DemoView, Destination } from '@/model';
import { fetchSource } from '../source/fetchSource';
import { usePickVariant } from '../source/usePickVariant';
import type { DemoViewing } from '../view/useDemoView';
import type { Switches } from '../view/viewOptions';

/** Opens a demo's source, in the reader's variant, in a sandbox service or as a download. */
export type OpenSandbox = (
  destination: Destination,
  chosen: { source: DemoSource; variant: DemoVariant; switches: Switches },
) => void;

/** Loads the function that creates sandbox projects. */
export type LoadSandbox = () => Promise<OpenSandbox>;

/** What is needed to open a demo in a sandbox. */
export interface SandboxAccess {
  loadSandbox: LoadSandbox;
  /** Returns a variant with the reader's edits. */
  withEdits: (variant: DemoVariant) => DemoVariant;
  /** The reader's view of the demo. */
  view: Pick<DemoViewing, 'switches'>;
}

/**
 * Returns a function that opens a demo in a sandbox, and `prefetch`, which loads code and source. Without the
 * prefetch, the browser may no longer count the new tab as opened by the click.
 */
export function useSandbox(
  { sourceUrl }: DemoView,
  { loadSandbox, withEdits, view }: SandboxAccess,
) {
  const pick = usePickVariant();
  const { switches } = view;
  const ask = () => Promise.all([loadSandbox(), fetchSource(sourceUrl)]);
  return {
    prefetch: () => void ask().catch(() => {}),
    open: async (destination: Destination) => {
      // Failed requests are repeated on the next click.
      const [openSandbox, source] = (await ask().catch(() => null)) ?? [];
      const variant = source && pick(source);
      if (variant) openSandbox?.(destination, { source, variant: withEdits(variant), switches });
    },
  };
}
