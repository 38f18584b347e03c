import type { ComponentType } from 'react';
import type { DemoSettings } from '@/base/theme/settings';
import type { DemoVariant, SourceFile } from '@/model';

/** An edited file. */
type FileText = Pick<SourceFile, 'name' | 'code'>;

/**
 * How the preview renders an edited demo: its layout and sizes in pixels, the reader's settings, and the URL of the
 * theme's module.
 */
export interface EditorLook {
  layout: 'box' | 'page';
  padded: boolean;
  maxWidth?: number;
  height?: number;
  width?: number;
  settings: DemoSettings;
  ownGround: boolean;
  theme?: string;
}

/** Props of the live editor. */
export interface EditorProps {
  /** The demo's name. */
  name: string;
  /** The files of the variant the reader has chosen, as their author wrote them. */
  variant: DemoVariant;
  /** Whether the demo comes in several stylings. */
  hasStylings: boolean;
  /** Element around the demo; the preview fills it. */
  stage: HTMLElement;
  look: EditorLook;
  /** The encoded edit from the URL hash. */
  link?: string;
  /** Called with all files after each change. */
  onFiles: (variant: DemoVariant, files: readonly FileText[]) => void;
  /** Called when the reader leaves the code by keyboard. */
  onLeave: () => void;
  /** Called when the reader resets the demo to the original. */
  onEnd: () => void;
}

/** Loads the live editor's component. */
export type LoadEditor = () => Promise<ComponentType<EditorProps>>;
