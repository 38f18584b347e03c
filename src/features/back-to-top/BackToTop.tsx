import { useEffect, useState } from 'react';
import type * as Button from './ScrollUp';

/** A button that appears after one screen of scrolling, once it is loaded, and leads back to the start of the page. */
export function BackToTop() {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  const [loaded, setLoaded] = useState<typeof Button>();
  useEffect(() => {
    // Where it does not arrive, readers have the Home key.
    if (isFar && !loaded) import('./ScrollUp').then(setLoaded, () => {});
  }, [isFar, loaded]);
  return isFar && loaded ? <loaded.ScrollUp /> : null;
}
