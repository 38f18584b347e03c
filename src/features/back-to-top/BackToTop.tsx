import { useEffect, useState } from 'react';
import type * as Button from './ScrollUp';

/** Renders a button that scrolls back to the top. It is loaded, and shown, after one screen of scrolling. */
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
    // When loading fails, readers still have the Home key.
    if (isFar && !loaded) import('./ScrollUp').then(setLoaded, () => {});
  }, [isFar, loaded]);
  return isFar && loaded ? <loaded.ScrollUp /> : null;
}
