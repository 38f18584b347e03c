import { useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { Setting } from './Setting';

/** Renders the setting for the language of demo code. */
export function CodeLanguageSetting() {
  const t = useTranslate();
  const [variant, chooseVariant] = useCodeVariant();
  return (
    <Setting
      label={t('settings.codeLanguage')}
      value={variant}
      onChange={chooseVariant}
      options={[
        { value: 'TS', label: t('settings.typescript') },
        { value: 'JS', label: t('settings.javascript') },
      ]}
    />
  );
}
