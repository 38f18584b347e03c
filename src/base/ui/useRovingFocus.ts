import type { RefObject } from 'react';
import { useEffect } from 'react';
import { nextIndex } from './nextIndex';

/** Options of {@link useRovingFocus}. */
export interface RovingFocusOptions {
  /** Selector of the elements that take part; buttons and links by default. */
  items?: string;
  orientation?: 'horizontal' | 'vertical';
  /** Whether exactly one element can be reached by Tab. False in menus, where none can. */
  tabStop?: boolean;
}

const defaultItems = 'button:not(:disabled), a[href]';

/** Moves focus among the controls inside an element by arrow keys, Home and End; mirrored in right-to-left. */
export function useRovingFocus(
  ref: RefObject<HTMLElement | null>,
  { items = defaultItems, orientation = 'horizontal', tabStop = true }: RovingFocusOptions = {},
): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const find = () => [...element.querySelectorAll<HTMLElement>(items)].filter(isShown);
    const stop = (current: HTMLElement | undefined) =>
      find().forEach((item) => setTabIndex(item, tabStop && item === current ? 0 : -1));
    const repair = () => {
      const stops = find().filter((item) => item.tabIndex === 0);
      stop(stops.length === 1 ? stops[0] : find()[0]);
    };
    const move = (event: KeyboardEvent) => {
      const all = find();
      const index = all.indexOf(event.target as HTMLElement);
      const next = all[nextIndex(event, { index, count: all.length, orientation })];
      if (index >= 0 && next) {
        event.preventDefault();
        next.focus();
      }
    };
    const follow = (event: FocusEvent) => {
      const item = find().find((candidate) => candidate === event.target);
      if (item) {
        stop(item);
      }
    };
    repair();
    const observer = new MutationObserver(repair);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    element.addEventListener('keydown', move);
    element.addEventListener('focusin', follow);
    return () => {
      observer.disconnect();
      element.removeEventListener('keydown', move);
      element.removeEventListener('focusin', follow);
    };
  }, [ref, items, orientation, tabStop]);
}

function isShown(item: HTMLElement): boolean {
  return !item.closest('[hidden]');
}

function setTabIndex(item: HTMLElement, tabIndex: number) {
  if (item.tabIndex !== tabIndex || !item.hasAttribute('tabindex')) {
    item.tabIndex = tabIndex;
  }
}
