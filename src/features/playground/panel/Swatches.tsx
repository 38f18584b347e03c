import styles from '../Controls.module.css';
import type { FieldProps } from './fieldProps';

/** Renders a choice of colors as radio buttons in these colors. */
export function Swatches({ id, control, value, onChange }: FieldProps) {
  const { name, options = [], swatches = {} } = control;
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.cell}>
      <span className={styles.label}>
        <span id={id}>{name}</span>
        <span aria-hidden className={styles.value}>
          {value}
        </span>
      </span>
      <div className={styles.swatches}>
        {options.map((option) => (
          <input
            key={option}
            type="radio"
            name={id}
            aria-label={String(option)}
            title={String(option)}
            className={styles.swatch}
            style={{ backgroundColor: swatches[option] }}
            data-plain={swatches[option] ? undefined : ''}
            checked={option === value}
            onChange={() => onChange(option)}
          />
        ))}
      </div>
    </div>
  );
}
