import { useId, type ComponentType } from 'react';
import type { ControlKind } from '@/model';
import styles from '../Controls.module.css';
import { type ControlProps, type FieldProps, numberText } from './fieldProps';
import { Toggle } from './Toggle';
import { Swatches } from './Swatches';
import { Select } from './Select';
import { Slider } from './Slider';

/** Renders the input for one value, labeled with the name of the prop or the CSS variable. */
export function Control(props: ControlProps) {
  const id = useId();
  const { name, kind } = props.control;
  const Field = fields[kind];
  // Groups of radio buttons render their name themselves.
  if (kind === 'toggle' || kind === 'color') return <Field {...props} id={id} />;
  return (
    <div className={styles.cell}>
      <span className={styles.label}>
        <label htmlFor={id}>{name}</label>
        {kind === 'number' && (
          <span aria-hidden className={styles.value}>
            {numberText(props)}
          </span>
        )}
      </span>
      <Field {...props} id={id} />
    </div>
  );
}

function Switch({ id, value, onChange }: FieldProps) {
  return (
    <span className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    </span>
  );
}

function TextField({ id, value, onChange }: FieldProps) {
  return (
    <input
      id={id}
      type="text"
      className={styles.field}
      autoComplete="off"
      spellCheck={false}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const fields: Record<ControlKind, ComponentType<FieldProps>> = {
  toggle: Toggle,
  color: Swatches,
  select: Select,
  switch: Switch,
  number: Slider,
  text: TextField,
};
