import { useState } from 'react';
import styles from './Colors.module.css';

interface HexFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
}

/** Parses a typed color; undefined if it is invalid or incomplete. */
function readHex(text: string): string | undefined {
  const digits = /^\s*#?([\da-f]{6})\s*$/i.exec(text)?.[1];
  return digits && `#${digits.toLowerCase()}`;
}

/** Renders a field for a hex color. Invalid text stays while the reader types, and is dropped on blur. */
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
