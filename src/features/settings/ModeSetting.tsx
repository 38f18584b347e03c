import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { useThemeSettings, type Mode } from '@/base/theme/settings';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Setting } from './Setting';

/** Renders the setting for the color mode: light, dark, or that of the operating system. */
export function ModeSetting() {
  const t = useTranslate();
  const dispatch = useThemeDispatch();
  const { mode } = useThemeSettings();
  return (
    <Setting<Mode>
      label={t('settings.mode')}
      value={mode}
      onChange={(value) => dispatch({ type: 'change', mode: value })}
      options={[
        { value: 'light', label: t('settings.modeLight'), icon: <Sun aria-hidden size={16} /> },
        {
          value: 'system',
          label: t('settings.modeSystem'),
          icon: <Monitor aria-hidden size={16} />,
        },
        { value: 'dark', label: t('settings.modeDark'), icon: <Moon aria-hidden size={16} /> },
      ]}
    />
  );
}
