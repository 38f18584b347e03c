import { useDocsConfig } from '@/base/docs-config';
import { OfflineSetting } from '@/features/offline';
import { SettingsButton } from '@/features/settings';

/** The settings, with what other features add to them. */
export function Settings() {
  return (
    <SettingsButton>
      <OfflineSetting products={useDocsConfig().products} />
    </SettingsButton>
  );
}
