import { useDocsConfig } from '@/base/docs-config';
import { OfflineSetting } from '@/features/offline';
import { SearchButton } from '@/features/search';
import { ModeToggle, SettingsButton } from '@/features/settings';

/** Renders the end of the bar on every page: search, color mode and settings. */
export function BarEnd() {
  return (
    <>
      <SearchButton />
      <ModeToggle />
      <Settings />
    </>
  );
}

/** Renders the settings drawer, with the sections that other features add. */
function Settings() {
  const { products } = useDocsConfig();
  return (
    <SettingsButton>
      <OfflineSetting products={products} />
    </SettingsButton>
  );
}
