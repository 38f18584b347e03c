import { useEffect, useRef } from 'react';
import { navigationChanged, sourcesChanged } from '@/base/author-events';
import { revision } from '../../../.content/revision';
import { refreshPage } from './refreshPage';

/** In development, refreshes the current page after each edit, which changes the revision and renders this again. */
export function FollowContent() {
  useOnChange(revision, () => {
    refreshPage(revision);
    window.dispatchEvent(new Event(sourcesChanged));
  });
  useOnChange(revision.split('.')[1] ?? '', () =>
    window.dispatchEvent(new Event(navigationChanged)),
  );
  return null;
}

function useOnChange(value: string, act: () => void): void {
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    act();
  });
}
