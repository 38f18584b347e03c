import type { ComponentType } from 'react';
import type { DemoTheme } from '@/model';
import type { StageView } from '../protocol';

/** Renders demos in the frame. It is loaded as a pack, because it needs React and the theme. */
export interface Stage {
  /**
   * Mounts a demo, in the site's theme or its product's, synchronously. If it throws, the previous demo stays and false
   * is returned.
   */
  render: (Component: ComponentType, view: StageView, theme?: DemoTheme) => boolean;
  /** Renders the current demo with changed settings. */
  follow: (view: StageView) => void;
}

/** Called with an error while rendering, and React's component stack. */
export type OnStageError = (error: unknown, componentTrace?: string) => void;

/** Exports of the Tailwind module. */
export interface TailwindModule {
  startTailwind: () => Promise<(classes: readonly string[]) => string>;
}

/** Exports of the stage's module. */
export interface StageModule {
  createStage: (container: HTMLElement, onError: OnStageError) => Stage;
}
