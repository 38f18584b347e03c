import { useId, type ComponentType } from 'react';
import { useTranslate } from '@/base/i18n';
import type { ControlKind, PlaygroundControl, PlaygroundValue } from '@/model';
import styles from '../Controls.module.css';

/** Properties of {@link Control}. */
export interface ControlProps {
  control: PlaygroundControl;
  value: PlaygroundValue | undefined;
  /** Called with the chosen value; undefined resets it. */
  onChange: (value: PlaygroundValue | undefined) => void;
}

type FieldProps = ControlProps & { id: string };

/** Renders the input for one value, labeled with the name of the prop or the CSS variable. */
export function Control(props: ControlProps) {
  const id = useId();
  const { name, kind } = props.control;
  const Field = fields[kind];
  if (kind === 'toggle') return <Toggle {...props} id={id} />;
  if (kind === 'color') return <Swatches {...props} id={id} />;
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

function numberText({ control, value }: ControlProps): string {
  return value === undefined ? '' : `${value}${control.unit ?? ''}`;
}

function Toggle({ id, control, value, onChange }: FieldProps) {
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

function Swatches({ id, control, value, onChange }: FieldProps) {
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

function Select({ id, control, value, onChange }: FieldProps) {
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

function Slider({ id, control, value, onChange }: FieldProps) {
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
