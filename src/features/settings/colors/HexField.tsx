import { useState } from 'react';
import styles from './Colors.module.css';

interface HexFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
}

/** The color that was typed; undefined where it is none, or not yet. */
function readHex(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{6})\s*$/i.exec(text)?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** A color as text. What is being typed stays as it is; what is no color goes when the reader leaves the field. */
export function HexField({ label, value, onChange }: HexFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      type="text"
      aria-label={label}
      value={draft ?? value}
      aria-invalid={draft !== undefined && !readHex(draft)}
      spellCheck={false}
      autoComplete="off"
      maxLength={9}
      className={styles.hex}
      onChange={({ target }) => {
        setDraft(target.value);
        const color = readHex(target.value);
        if (color) onChange(color);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
