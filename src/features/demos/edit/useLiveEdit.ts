import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { DemoVariant } from '@/model';
import type { EditorProps, LoadEditor } from './EditorProps';

interface Opened {
  Editor: ComponentType<EditorProps>;
  stage: HTMLElement;
  link?: string;
}

/** State and actions of editing a demo. */
export interface LiveEdit {
  opened: Opened | undefined;
  /** Whether loading the editor failed. */
  failed: boolean;
  /** Prefetches the editor, on hover or focus. */
  prefetch: () => void;
  /** Starts the editor, with the encoded edit from the URL if there is one. */
  start: (link?: string) => void;
  end: () => void;
  /** Stores the current files of the editor. */
  takeFiles: EditorProps['onFiles'];
  /** Returns a variant with the reader's edits, if it is the edited one. */
  withEdits: (variant: DemoVariant) => DemoVariant;
}

/** Keeps the state of editing a demo, and loads the editor. */
export function useLiveEdit(stage: RefObject<HTMLElement | null>, load: LoadEditor): LiveEdit {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  /** The current request to edit. The editor may finish loading after its request was canceled. */
  const request = useRef<{ link?: string }>();
  const start = useCallback(
    (link?: string) => {
      const own = (request.current = { link });
      setFailed(false);
      load().then(
        (Editor) => {
          if (request.current === own && stage.current) {
            setOpened({ Editor, stage: stage.current, link });
          }
        },
        () => request.current === own && setFailed(true),
      );
    },
    [load, stage],
  );
  const edited = useRef<DemoVariant>();
  const takeFiles: LiveEdit['takeFiles'] = useCallback((variant, files) => {
    edited.current = { ...variant, files: files.map((file) => ({ ...file, html: '' })) };
  }, []);
  return {
    opened,
    takeFiles,
    withEdits: (variant) => (isSame(variant, edited.current) ? edited.current : variant),
    failed,
    start,
    prefetch: () => void load().catch(() => {}),
    end: () => {
      const link = request.current?.link;
      request.current = undefined;
      setOpened(undefined);
      edited.current = undefined;
      if (link !== undefined) dropEditFromAddress();
    },
  };
}

function isSame(one: DemoVariant, other: DemoVariant | undefined): other is DemoVariant {
  return one.language === other?.language && one.styling === other.styling;
}

/** Removes the edit from the URL, and from what Next stores in the history state to come back to (`url` and `as`). */
function dropEditFromAddress(): void {
  const withoutEdit = (address: string) => address.split('&edit=')[0] ?? '';
  const state: unknown = window.history.state;
  const entries = Object.entries((state ?? {}) as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutEdit(value) : value,
  ]);
  const bare: unknown = state && Object.fromEntries(entries);
  window.history.replaceState(bare, '', withoutEdit(window.location.hash));
}
