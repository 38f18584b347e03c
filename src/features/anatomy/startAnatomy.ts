import { onlyInBrowsers } from '@/base/only-in-browsers';

const loadBehavior = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./attach'));

/** Makes a list of parts interactive when it comes near the viewport. Returns a function that removes the listeners. */
export function startAnatomy(section: HTMLElement): () => void {
  let end = () => {};
  let isOver = false;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadBehavior().then(
        ({ attach }) => {
          if (!isOver) end = attach(section);
        },
        // When loading fails, the list can be read, as without JavaScript.
        () => undefined,
      );
    },
    { rootMargin: '200px' },
  );
  observer.observe(section);
  return () => {
    isOver = true;
    observer.disconnect();
    end();
  };
}
