import { useCallback, useId, useRef, useState, type RefObject } from 'react';
import { demoId, type DemoView } from '@/model';
import { useLiveEdit, type LiveEdit, type LoadEditor } from './edit/useLiveEdit';
import { useDemoHash } from './useDemoHash';
import { useDemoView, type DemoViewing } from './view/useDemoView';

/** The place of a demo's code. */
interface CodePlace {
  /** Id of its element. */
  id: string;
  isOpen: boolean;
  /** Whether the reader opened or closed it. */
  wasOpened: boolean;
  toggle: () => void;
  /** Puts the focus on what opens the code, or before the demo where there is no such thing. */
  leave: () => void;
}

/** A demo as its reader has it, and the elements that this is about. */
export interface DemoState {
  /** Everything. */
  box: RefObject<HTMLDivElement>;
  /** What stands right before the demo. */
  start: RefObject<HTMLSpanElement>;
  /** What the demo stands in. */
  stage: RefObject<HTMLDivElement>;
  code: CodePlace;
  edit: LiveEdit;
  view: DemoViewing;
  /** How often the reader has asked for the demo as it was at first. */
  resets: number;
  reset: () => void;
}

/** Remembers what a reader does with a demo, beginning with what the address asks for. */
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
