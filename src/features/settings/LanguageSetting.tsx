import { changeLanguage, languages, useLanguage, useTranslate } from '@/base/i18n';
import { Setting } from './Setting';

/** The language of the site's own words. */
export function LanguageSetting() {
  const t = useTranslate();
  return (
    <Setting
      label={t('settings.language')}
      value={useLanguage()}
      onChange={(code) => void changeLanguage(code)}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
