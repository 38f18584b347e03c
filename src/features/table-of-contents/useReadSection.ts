import { useEffect, useState, type RefObject } from 'react';
import { findReadSection } from './findReadSection';
import { watchReading } from './watchReading';

/** Height of the line at which reading starts, as a share of the viewport's height. */
const lineShare = 0.2;

/** Returns the position of a section; nothing for one that isn't displayed, such as a row that a filter hides. */
function topOf(id: string) {
  const element = document.getElementById(id);
  if (!element || element.checkVisibility?.() === false) return [];
  return [{ id, top: element.getBoundingClientRect().top }];
}

function read(ids: readonly string[], target: string | null): string | null {
  const { scrollHeight } = document.documentElement;
  const bottom = window.scrollY + window.innerHeight;
  const atEnd = window.scrollY > 0 && bottom >= scrollHeight - 2;
  return findReadSection(ids.flatMap(topOf), {
    line: window.innerHeight * lineShare,
    atEnd,
    target,
  });
}

/**
 * Returns the id of the current section, following scrolling and jumps; null while the list is not displayed, because
 * it is for other screen sizes.
 */
export function useReadSection(
  ids: readonly string[],
  list: RefObject<HTMLElement>,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () =>
      watchReading((target) => {
        // Safari lacks `checkVisibility` before 17.4: there, both lists follow.
        const isHidden = list.current?.checkVisibility?.() === false;
        setCurrent(isHidden ? null : read(ids, target));
      }),
    [ids, list],
  );
  return current;
}
