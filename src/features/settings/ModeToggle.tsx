import { Moon, Sun } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { getThemeSettings } from '@/base/theme/settings';
import { IconButton } from '@/base/ui';
import styles from './ModeToggle.module.css';

/**
 * Renders the button that switches between light and dark. The server does not know the mode, so the style sheet shows
 * one of two icons. The code that changes settings is loaded on demand.
 */
export function ModeToggle() {
  const t = useTranslate();
  const toggle = async () => {
    const { dispatchTheme } = await import('@/base/theme/settings/dispatchTheme');
    const mode = getThemeSettings().paletteMode === 'dark' ? 'light' : 'dark';
    dispatchTheme({ type: 'change', mode });
  };
  return (
    <IconButton
      label={t('settings.toggleMode')}
      tooltip="end"
      className={styles.toggle}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Moon aria-hidden />
      <Sun aria-hidden />
    </IconButton>
  );
}
