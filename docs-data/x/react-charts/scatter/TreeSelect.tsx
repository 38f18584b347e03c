import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface TreeSelectProps {
  names: readonly string[];
  value: number;
  onChange: (value: number) => void;
}

export default function TreeSelect({
  names,
  value,
  onChange,
}: TreeSelectProps) {
  return (
    <TextField
      select
      label="Tree"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ width: 200, maxWidth: '100%', my: 1 }}
    >
      {names.map((name, index) => (
        <MenuItem key={name} value={index}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
