import { useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { Setting } from './Setting';

/** The language demo code is shown in. */
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
