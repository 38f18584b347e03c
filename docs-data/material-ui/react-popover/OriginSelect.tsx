import TextField from '@mui/material/TextField';

const origins = [
  'top left',
  'top right',
  'center center',
  'bottom left',
  'bottom right',
] as const;

export type Origin = (typeof origins)[number];

interface OriginSelectProps {
  label: string;
  value: Origin;
  onChange: (origin: Origin) => void;
}

export default function OriginSelect({
  label,
  value,
  onChange,
}: OriginSelectProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Origin)}
      slotProps={{ select: { native: true } }}
    >
      {origins.map((origin) => (
        <option key={origin}>{origin}</option>
      ))}
    </TextField>
  );
}
