import { OfflineSetting } from '@/features/offline';
import { SettingsButton } from '@/features/settings';
import { useProducts } from './ProductsContext';

/** The settings, with what other rooms add to them. */
export function Settings() {
  return (
    <SettingsButton>
      <OfflineSetting products={useProducts()} />
    </SettingsButton>
  );
}
