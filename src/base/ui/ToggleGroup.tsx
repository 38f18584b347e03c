import type { ReactNode } from 'react';
import styles from './ToggleGroup.module.css';

/** One choice of a {@link ToggleGroup}. */
export interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/** Properties of {@link ToggleGroup}. */
export interface ToggleGroupProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly ToggleOption<Value>[];
}

/** Renders a row of buttons, exactly one of which is pressed. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  return (
    <div role="group" aria-label={props.label} className={styles.group}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.option}
          aria-pressed={option.value === props.value}
          onClick={() => props.onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
