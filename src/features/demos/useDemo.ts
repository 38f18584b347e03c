import { useRef, useState, type RefObject } from 'react';
import { demoId, type DemoView } from '@/model';
import type { LoadEditor } from './edit/EditorProps';
import { useCodePlace, type CodePlace } from './edit/useCodePlace';
import { useLiveEdit, type LiveEdit } from './edit/useLiveEdit';
import { useDemoHash } from './useDemoHash';
import { useDemoView, type DemoViewing } from './view/useDemoView';

/** State of a demo with its elements. */
export interface DemoState {
  /** Element around the whole demo. */
  box: RefObject<HTMLDivElement>;
  /** Focusable element right before the demo. */
  start: RefObject<HTMLSpanElement>;
  /** Element that contains the demo. */
  stage: RefObject<HTMLDivElement>;
  code: CodePlace;
  edit: LiveEdit;
  view: DemoViewing;
  /** Number of resets so far. */
  resets: number;
  reset: () => void;
}

/** Keeps the state of a demo, starting with what the URL asks for. */
export function useDemo(demo: DemoView, loadEditor: LoadEditor): DemoState {
  const { options } = demo;
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLSpanElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [resets, setResets] = useState(0);
  const code = useCodePlace({ box, start }, options.defaultCodeOpen === true);
  const edit = useLiveEdit(stage, loadEditor);
  useDemoHash(box, {
    id: demoId(demo),
    openCode: code.open,
    openEdit: options.disableLiveEdit ? undefined : edit.start,
  });
  const reset = () => {
    edit.end();
    setResets((count) => count + 1);
  };
  return { box, start, stage, code, edit, view: useDemoView(demo, box), resets, reset };
}
