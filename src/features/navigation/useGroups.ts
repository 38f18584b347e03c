import { useEffect, type RefObject } from 'react';
import { nameCutLink, partialListAt, toggleGroup } from './liveNavigation';

/** Opens and closes groups; a group that was rendered in part is filled when the reader hovers or focuses it. */
export function useGroups(nav: RefObject<HTMLElement>, folder: string): void {
  useEffect(() => {
    const element = nav.current;
    const fill = ({ target }: Event) => {
      const list = partialListAt(target);
      if (!list) return;
      import('./fillGroup').then(({ fillGroup }) => fillGroup(list, folder)).catch(() => {});
    };
    const toggle = (event: Event) => {
      fill(event);
      toggleGroup(event.target);
    };
    const turnTo = (event: Event) => {
      fill(event);
      nameCutLink(event.target);
    };
    const listeners = { click: toggle, pointerover: turnTo, focusin: turnTo };
    for (const [name, listen] of Object.entries(listeners)) element?.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        element?.removeEventListener(name, listen);
    };
  }, [nav, folder]);
}
