import { useState } from 'react';
import TextField from '@mui/material/TextField';

interface HexFieldProps {
  /** A color such as `#3f51b5`. */
  value: string;
  onChange: (color: string) => void;
}

const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export default function HexField({ value, onChange }: HexFieldProps) {
  // The user's input, until it is a valid color.
  const [draft, setDraft] = useState<string>();

  return (
    <TextField
      label="Hex value"
      size="small"
      slotProps={{ htmlInput: { dir: 'ltr' } }}
      value={draft ?? value}
      error={draft !== undefined}
      helperText={draft === undefined ? ' ' : 'Write # and six digits'}
      onChange={({ target }) => {
        const isColor = isHex(target.value);
        setDraft(isColor ? undefined : target.value);
        if (isColor) onChange(target.value);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
