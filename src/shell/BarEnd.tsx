import { SearchButton } from '@/features/search';
import { Settings } from './Settings';

/** What stands at the end of the bar on every page: the search, then the settings. */
export function BarEnd() {
  return (
    <>
      <SearchButton />
      <Settings />
    </>
  );
}
