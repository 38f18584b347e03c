import type { ComponentType } from 'react';
import type { DemoTheme } from '@/model';
import type { StageView } from '../protocol';

/** What surrounds a demo in the frame; it arrives as a pack, because it needs React and the theme. */
export interface Stage {
  /**
   * Renders a demo from its beginning, in the site's theme or its product's; it is there on return. One that fails gives
   * place to the one before it, and false is returned.
   */
  render: (Component: ComponentType, view: StageView, theme?: DemoTheme) => boolean;
  /** Renders the present demo as the reader has the page now. */
  follow: (view: StageView) => void;
}

/** Tells of an error while rendering, with the trace of components around it. */
export type OnStageError = (error: unknown, componentTrace?: string) => void;

/** What the module that knows Tailwind exports. */
export interface TailwindModule {
  startTailwind: () => Promise<(classes: readonly string[]) => string>;
}

/** What the module of the stage exports. */
export interface StageModule {
  createStage: (container: HTMLElement, onError: OnStageError) => Stage;
}
