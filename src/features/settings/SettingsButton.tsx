import { Settings } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { IconButton } from '@/base/ui';
import type { SettingsDrawerProps } from './SettingsDrawer';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./SettingsDrawer'));

// After a failed prefetch, the click loads it again.
const prefetch = () => void load().catch(() => undefined);

/**
 * Renders the button that opens the settings, with `children` below them. The drawer is prefetched on hover and focus.
 */
export function SettingsButton({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const [SettingsDrawer, setDrawer] = useState<ComponentType<SettingsDrawerProps>>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    load().then(
      (module) => {
        setDrawer(() => module.SettingsDrawer);
        setOpen(true);
      },
      // Nothing opens; the next click tries again.
      () => undefined,
    );
  };
  return (
    <>
      <IconButton
        label={t('settings.open')}
        tooltip="end"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Settings aria-hidden />
      </IconButton>
      {SettingsDrawer && (
        <SettingsDrawer open={isOpen} onClose={() => setOpen(false)}>
          {children}
        </SettingsDrawer>
      )}
    </>
  );
}
