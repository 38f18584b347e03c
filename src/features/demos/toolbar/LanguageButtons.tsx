import { useCodeVariant } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { Button } from '@/base/ui';
import styles from './DemoToolbar.module.css';

const languages = [
  { value: 'JS', label: 'demo.javascript' },
  { value: 'TS', label: 'demo.typescript' },
] as const;

/** Renders the buttons for the language of all demo code. */
export function LanguageButtons() {
  const t = useTranslate();
  const [chosen, choose] = useCodeVariant();
  return (
    <span className={styles.languages}>
      {languages.map(({ value, label }) => (
        <Button
          key={value}
          data-tool=""
          variant="plain"
          size="small"
          aria-label={t(label)}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          <span className={styles.long}>{t(label)}</span>
          <span className={styles.short}>{value}</span>
        </Button>
      ))}
    </span>
  );
}
