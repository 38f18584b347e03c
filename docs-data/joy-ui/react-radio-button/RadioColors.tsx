import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioColors() {
  return (
    <RadioGroup aria-label="Trail conditions" defaultValue="closed">
      <Radio color="success" value="open" label="Open" />
      <Radio color="warning" value="muddy" label="Muddy" />
      <Radio color="danger" value="closed" label="Closed" />
      <Radio color="primary" value="guided" label="With a guide only" />
      <Radio color="neutral" value="unknown" label="Unknown" />
    </RadioGroup>
  );
}
