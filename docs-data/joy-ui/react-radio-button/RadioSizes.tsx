import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup aria-label="Loaf size" defaultValue="whole">
      <Radio size="sm" value="quarter" label="A quarter" />
      <Radio size="md" value="half" label="Half a loaf" />
      <Radio size="lg" value="whole" label="A whole loaf" />
    </RadioGroup>
  );
}
