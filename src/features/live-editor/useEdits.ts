import { useCallback, useState } from 'react';
import type { DemoVariant } from '@/model';
import { changeFile, editsOfLink } from './changeFile';
import type { Edits } from './edits';
import { readEdit } from './link/editLink';
import type { EditedFile } from './protocol';

/** The edits of all variants of a demo. */
export interface EditsState {
  edits: Edits;
  /** Whether the URL contains an edit that is invalid for this demo. */
  isBroken: boolean;
  /** Stores a changed file of the current variant. */
  change: (file: EditedFile) => void;
}

/** Keeps the edits, starting with those of a link. */
export function useEdits(variant: DemoVariant, link: string | undefined): EditsState {
  const [brought] = useState(() => readLink(variant, link));
  const [edits, setEdits] = useState<Edits>(brought ?? {});
  const change = useCallback(
    (file: EditedFile) => setEdits((old) => changeFile(old, variant, file)),
    [variant],
  );
  return { edits, isBroken: brought === undefined, change };
}

/** Decodes the edits of a link: empty without a link, undefined if they are invalid for this demo. */
function readLink(variant: DemoVariant, link: string | undefined): Edits | undefined {
  if (link === undefined) return {};
  const files = readEdit(link);
  const edits = files && editsOfLink(variant, files);
  return edits && Object.keys(edits).length > 0 ? edits : undefined;
}
