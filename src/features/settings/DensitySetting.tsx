import { useTranslate } from '@/base/i18n';
import { useThemeSettings } from '@/base/theme/settings';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { Setting } from './Setting';

/** Renders the setting for the density of buttons, fields, tables, lists and bars. */
export function DensitySetting() {
  const t = useTranslate();
  const dispatch = useThemeDispatch();
  const { dense } = useThemeSettings();
  return (
    <Setting
      label={t('settings.density')}
      value={dense ? 'dense' : 'comfortable'}
      onChange={(value) => dispatch({ type: 'setDense', dense: value === 'dense' })}
      options={[
        { value: 'comfortable', label: t('settings.comfortable') },
        { value: 'dense', label: t('settings.dense') },
      ]}
    />
  );
}
