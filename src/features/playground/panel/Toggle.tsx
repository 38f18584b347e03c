import styles from '../Controls.module.css';
import type { FieldProps } from './fieldProps';

/** Renders a choice of a few values as a row of radio buttons. */
export function Toggle({ id, control, value, onChange }: FieldProps) {
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.cell}>
      <span id={id} className={styles.label}>
        {control.name}
      </span>
      <div className={styles.toggle}>
        {control.options?.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </div>
  );
}
