import { useCallback, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { DemoSettings } from '@/base/theme/settings';
import type { DemoVariant, SourceFile } from '@/model';

/** A file with the reader's edits. */
type FileText = Pick<SourceFile, 'name' | 'code'>;

/** How the preview shows an edited demo: its box, in pixels, the reader's settings, and the module of its theme. */
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

/** What the live editor is told. */
export interface EditorProps {
  /** The demo's name. */
  name: string;
  /** The files of the variant the reader has chosen, as their author wrote them. */
  variant: DemoVariant;
  /** Whether the demo comes in several stylings. */
  hasStylings: boolean;
  /** The box of the demo; the preview takes its whole place. */
  stage: HTMLElement;
  look: EditorLook;
  /** The edit an address brought, as it stands there. */
  link?: string;
  /** Hears of the files as they are now. */
  onFiles: (variant: DemoVariant, files: readonly FileText[]) => void;
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
  /** Takes the editor's files as they are now. */
  takeFiles: EditorProps['onFiles'];
  /** A variant with the reader's edits, if it is the one being edited. */
  withEdits: (variant: DemoVariant) => DemoVariant;
}

/** Remembers whether a demo is being edited. */
export function useLiveEdit(stage: RefObject<HTMLElement | null>, load: LoadEditor): LiveEdit {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  /** The latest request to edit, until it ends: an editor may load after its request was withdrawn. */
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
    warm: () => void load().catch(() => {}),
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

/** The address names what the page shows, and so does what Next keeps of it to come back to (`url` and `as`). */
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
