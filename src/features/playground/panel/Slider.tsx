import styles from '../Controls.module.css';
import { type FieldProps, numberText } from './fieldProps';

/**
 * Renders a range input for a number. Screen readers say the number with its unit. Without a value, the input stands at
 * its minimum.
 */
export function Slider({ id, control, value, onChange }: FieldProps) {
  const { min, max, step } = control;
  return (
    <input
      id={id}
      type="range"
      className={styles.range}
      {...{ min, max, step }}
      value={Number(value ?? min)}
      aria-valuetext={numberText({ control, value, onChange })}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
