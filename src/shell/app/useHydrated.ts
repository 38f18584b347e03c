import { useEffect } from 'react';
import { getThemeSettings } from '@/base/theme/settings';
import { repeatEarlyClicks } from '../hydration/earlyClicks';

/** Marks the document as hydrated, for tests and for styles that wait for it, and replays the reader's early clicks. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // Subscribes to changes of the operating system and other tabs, even if no component reads the settings.
    getThemeSettings();
    repeatEarlyClicks();
  }, []);
}
