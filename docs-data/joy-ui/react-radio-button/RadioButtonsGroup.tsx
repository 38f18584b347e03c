import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonsGroup() {
  return (
    <FormControl>
      <FormLabel>Milk</FormLabel>
      <RadioGroup name="milk" defaultValue="oat" orientation="horizontal">
        <Radio value="oat" label="Oat" />
        <Radio value="cow" label="Cow" />
        <Radio value="none" label="None" />
      </RadioGroup>
      <FormHelperText>For all coffees of this order.</FormHelperText>
    </FormControl>
  );
}
