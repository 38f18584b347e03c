import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

/** A select field whose options are names. */
export default function Choice<Name extends string>(props: {
  label: string;
  names: readonly Name[];
  value: Name;
  onChange: (name: Name) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value as Name)}
    >
      {props.names.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
