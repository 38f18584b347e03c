import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import { demoId, type DemoView } from '@/model';
import { useLiveEdit, type LiveEdit, type LoadEditor } from './edit/useLiveEdit';
import { useDemoHash } from './useDemoHash';
import { useDemoView, type DemoViewing } from './view/useDemoView';

/** The element with a demo's code. */
interface CodePlace {
  /** Id of the element. */
  id: string;
  isOpen: boolean;
  /** Whether the reader opened or closed it. */
  wasOpened: boolean;
  toggle: () => void;
  /** Moves the focus to the button that opens the code, or to the start of the demo if there is no button. */
  leave: () => void;
}

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
  const id = useId();
  const [isOpen, setOpen] = useState(options.defaultCodeOpen === true);
  const [wasOpened, setOpened] = useState(false);
  const edit = useLiveEdit(stage, loadEditor);
  useDemoHash(box, {
    id: demoId(demo),
    openCode: useCallback(() => setOpen(true), []),
    openEdit: options.disableLiveEdit ? undefined : edit.start,
  });
  const toggle = () => {
    setOpen((open) => !open);
    setOpened(true);
  };
  const leave = () => {
    const toggler = box.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`);
    (toggler ?? start.current)?.focus();
  };
  const reset = () => {
    edit.end();
    setResets((count) => count + 1);
  };
  const code = { id, isOpen, wasOpened, toggle, leave };
  return { box, start, stage, code, edit, view: useDemoView(demo, box), resets, reset };
}
