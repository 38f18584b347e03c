import { useCallback, useState, type ComponentType, type RefObject } from 'react';
import type { DemoVariant } from '@/model';

/** What the live editor is told. */
export interface EditorProps {
  /** The demo's name. */
  name: string;
  /** The files of the variant the reader has chosen, as their author wrote them. */
  variant: DemoVariant;
  /** The box of the demo; the preview takes its whole place. */
  stage: HTMLElement;
  /** How the demo stands in its box; `height` and `maxWidth` are pixels. */
  look: { layout: 'box' | 'page'; padded: boolean; maxWidth?: number; height?: number };
  /** The edit an address brought, as it stands there. */
  link?: string;
  /** The reader leaves the code by the keyboard. */
  onLeave: () => void;
  /** The reader wants the demo as its author wrote it. */
  onEnd: () => void;
}

/** Loads the live editor, once it is wanted. */
export type LoadEditor = () => Promise<ComponentType<EditorProps>>;

interface Opened {
  Editor: ComponentType<EditorProps>;
  stage: HTMLElement;
  link?: string;
}

/** Whether a demo is being edited, and how to begin and end it. */
export interface LiveEdit {
  opened: Opened | undefined;
  /** Whether the editor was asked for and did not come. */
  failed: boolean;
  /** Fetches the editor on a sign of interest. */
  warm: () => void;
  /** Begins, with the edit of an address if there is one. */
  start: (link?: string) => void;
  end: () => void;
}

/** Remembers whether a demo is being edited. */
export function useLiveEdit(stage: RefObject<HTMLElement | null>, load: LoadEditor): LiveEdit {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const start = useCallback(
    (link?: string) => {
      setFailed(false);
      load().then(
        (Editor) => stage.current && setOpened({ Editor, stage: stage.current, link }),
        () => setFailed(true),
      );
    },
    [load, stage],
  );
  return {
    opened,
    failed,
    start,
    warm: () => void load().catch(() => {}),
    end: () => {
      setOpened(undefined);
      if (opened?.link !== undefined) dropEditFromAddress();
    },
  };
}

/** The address names what the page shows. */
function dropEditFromAddress(): void {
  const [demo = ''] = window.location.hash.split('&edit=');
  window.history.replaceState(window.history.state, '', demo);
}
