import { useCallback, useState } from 'react';
import type { DemoVariant } from '@/model';
import { changeFile, editsOfLink, type Edits } from './edits';
import { readEdit } from './link/editLink';
import type { EditedFile } from './protocol';

/** The edits of a demo, of all its variants. */
export interface EditsState {
  edits: Edits;
  /** Whether the address brought something that is no edit of this demo. */
  isBroken: boolean;
  /** Takes a file of the present variant as it is now. */
  change: (file: EditedFile) => void;
}

/** Remembers what was edited, beginning with what a link brought. */
export function useEdits(variant: DemoVariant, link: string | undefined): EditsState {
  const [brought] = useState(() => readLink(variant, link));
  const [edits, setEdits] = useState<Edits>(brought ?? {});
  const change = useCallback(
    (file: EditedFile) => setEdits((old) => changeFile(old, variant, file)),
    [variant],
  );
  return { edits, isBroken: brought === undefined, change };
}

/** The edits in a link, none without one; undefined when it holds none that fit. */
function readLink(variant: DemoVariant, link: string | undefined): Edits | undefined {
  if (link === undefined) return {};
  const files = readEdit(link);
  const edits = files && editsOfLink(variant, files);
  return edits && Object.keys(edits).length > 0 ? edits : undefined;
}
