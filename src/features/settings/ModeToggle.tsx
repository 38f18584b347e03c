import { Moon, Sun } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { getThemeSettings } from '@/base/theme/settings';
import { IconButton } from '@/base/ui';
import styles from './ModeToggle.module.css';

/**
 * Switches between light and dark; the settings also have the mode of the operating system. The server knows no mode:
 * the style sheet shows one of the two icons. What changes settings is loaded when it is needed.
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
