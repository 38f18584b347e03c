import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioUsage() {
  return (
    <RadioGroup aria-label="Seat" defaultValue="aisle">
      <Radio value="aisle" label="Aisle" />
      <Radio value="window" label="Window" />
    </RadioGroup>
  );
}
