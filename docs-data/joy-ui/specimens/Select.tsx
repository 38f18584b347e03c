import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectSpecimen() {
  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Departure</FormLabel>
      <Select
        defaultValue="oslo"
        defaultListboxOpen
        startDecorator={<span aria-hidden="true">✈</span>}
        endDecorator={<span aria-hidden="true">★</span>}
        slotProps={{ listbox: { disablePortal: true } }}
      >
        <Option value="oslo">Oslo</Option>
        <Option value="lima">Lima</Option>
      </Select>
    </FormControl>
  );
}
