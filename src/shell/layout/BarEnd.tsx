import { useDocsConfig } from '@/base/docs-config';
import { OfflineSetting } from '@/features/offline';
import { SearchButton } from '@/features/search';
import { ModeToggle, SettingsButton } from '@/features/settings';

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

/** The settings, with what other features add to them. */
function Settings() {
  return (
    <SettingsButton>
      <OfflineSetting products={useDocsConfig().products} />
    </SettingsButton>
  );
}
