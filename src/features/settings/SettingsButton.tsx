import { Settings } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from '@/base/i18n';
import { onlyInBrowsers } from '@/base/only-in-browsers';
import { IconButton } from '@/base/ui';

const load = () => (typeof window === 'undefined' ? onlyInBrowsers : import('./SettingsDrawer'));
const SettingsDrawer = lazy(load);

// A failed prefetch is tried again when the reader presses the button.
const prefetch = () => void load().catch(() => undefined);

/** The button that opens the settings, with `children` below them; the drawer is fetched when the reader reaches for the button. */
export function SettingsButton({ children }: { children?: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // Where the drawer cannot be fetched nothing opens, and the next press tries again.
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
