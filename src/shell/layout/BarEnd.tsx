import { SearchButton } from '@/features/search';
import { ModeToggle } from '@/features/settings';
import { Settings } from './Settings';

/** The end of the bar on every page: search, color mode, settings. */
export function BarEnd() {
  return (
    <>
      <SearchButton />
      <ModeToggle />
      <Settings />
    </>
  );
}
