import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioFocus() {
  return (
    <RadioGroup aria-label="Focus ring" defaultValue="all">
      <Radio value="all" label="Around the circle and the label" />
      <Radio
        value="circle"
        label="Around the circle"
        sx={{ [`& .${radioClasses.radio}`]: { position: 'relative' } }}
      />
    </RadioGroup>
  );
}
