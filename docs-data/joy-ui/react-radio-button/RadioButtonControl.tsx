import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioButtonControl() {
  return (
    <RadioGroup aria-label="Delivery" defaultValue="locker">
      <FormControl sx={{ mb: 2 }}>
        <Radio value="locker" label="Parcel locker" />
        <FormHelperText>Open day and night.</FormHelperText>
      </FormControl>
      <FormControl>
        <Radio value="home" label="To your home" />
        <FormHelperText>Between 8 a.m. and 6 p.m.</FormHelperText>
      </FormControl>
    </RadioGroup>
  );
}
