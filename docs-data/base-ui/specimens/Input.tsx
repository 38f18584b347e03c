import { Input } from '@mui/base/Input';

export default function InputSpecimen() {
  return (
    <Input
      defaultValue="48.00"
      startAdornment="$"
      endAdornment="per hour"
      aria-label="Hourly rate"
    />
  );
}
