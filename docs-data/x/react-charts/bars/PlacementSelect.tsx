import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface PlacementSelectProps<Value extends string> {
  label: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

export default function PlacementSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: PlacementSelectProps<Value>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      sx={{ width: 180 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
