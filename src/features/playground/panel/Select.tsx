import { useTranslate } from '@/base/i18n';
import styles from '../Controls.module.css';
import type { FieldProps } from './fieldProps';

/** Renders a choice of many values; one of them stands for no value if the author and the component have none. */
export function Select({ id, control, value, onChange }: FieldProps) {
  const t = useTranslate();
  const { options = [] } = control;
  const isOpen = control.given === undefined && control.fallback === undefined;
  return (
    <select
      id={id}
      className={styles.field}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(options.find((option) => String(option) === target.value))}
    >
      {isOpen && <option value="">{t('playground.unset')}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
