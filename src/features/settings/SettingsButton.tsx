import { Settings } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { IconButton } from '@/base/ui';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./SettingsDrawer'));
const SettingsDrawer = lazy(load);

// After a failed prefetch, the click loads it again.
const prefetch = () => void load().catch(() => undefined);

/**
 * Renders the button that opens the settings, with `children` below them. The drawer is prefetched on hover and focus.
 */
export function SettingsButton({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // If the drawer cannot be loaded, nothing opens, and the next click tries again.
  const open = async () => {
    if (!(await load().catch(() => null))) return;
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={t('settings.open')}
        tooltip="end"
        aria-haspopup="dialog"
        onClick={() => void open()}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Settings aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <SettingsDrawer open={isOpen} onClose={() => setOpen(false)}>
            {children}
          </SettingsDrawer>
        </Suspense>
      )}
    </>
  );
}
