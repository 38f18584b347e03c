import { useId } from 'react';
import { changeLanguage, languages, useLanguage, useTranslate } from '@/base/i18n';
import { Setting } from './Setting';
import styles from './SettingsDrawer.module.css';

/** Renders the setting for the site's language: a choice, or plain text if there is only one. */
export function LanguageSetting() {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [only] = languages;
  if (only && languages.length === 1) {
    return (
      <div role="group" aria-labelledby={id} className={styles.fact}>
        <p id={id} className={styles.title}>
          {t('settings.language')}
        </p>
        <p lang={only.code} className={styles.value}>
          {only.name}
        </p>
      </div>
    );
  }
  return (
    <Setting
      label={t('settings.language')}
      value={language}
      // If its dictionary cannot be loaded, the language stays the same.
      onChange={(code) => void changeLanguage(code).catch(() => undefined)}
      options={languages.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
