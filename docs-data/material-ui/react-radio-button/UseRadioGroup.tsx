import FormControlLabel, {
  type FormControlLabelProps,
} from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';

function Lamp(props: Omit<FormControlLabelProps, 'control'>) {
  const isChosen = useRadioGroup()?.value === props.value;
  return (
    <FormControlLabel
      {...props}
      control={<Radio />}
      slotProps={{ typography: { sx: { fontWeight: isChosen ? 700 : 400 } } }}
    />
  );
}

export default function UseRadioGroup() {
  return (
    <RadioGroup aria-label="Light" defaultValue="reading">
      <Lamp value="reading" label="Reading light" />
      <Lamp value="evening" label="Evening light" />
      <Lamp value="off" label="Off" />
    </RadioGroup>
  );
}
