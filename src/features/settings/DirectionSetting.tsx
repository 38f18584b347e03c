import { useTranslate } from '@/base/i18n';
import { useThemeSettings, type Direction } from '@/base/theme/settings';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Setting } from './Setting';

/** Renders the setting for the text direction. */
export function DirectionSetting() {
  const t = useTranslate();
  const dispatch = useThemeDispatch();
  const { direction } = useThemeSettings();
  return (
    <Setting<Direction>
      label={t('settings.direction')}
      value={direction}
      onChange={(value) => dispatch({ type: 'change', direction: value })}
      options={[
        { value: 'ltr', label: t('settings.directionLtr') },
        { value: 'rtl', label: t('settings.directionRtl') },
      ]}
    />
  );
}
