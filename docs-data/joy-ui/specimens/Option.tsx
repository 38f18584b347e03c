import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function OptionSpecimen() {
  return (
    <Select
      defaultValue="oslo"
      defaultListboxOpen
      aria-label="City"
      slotProps={{ listbox: { disablePortal: true } }}
    >
      <Option value="oslo">Oslo</Option>
      <Option value="lima">Lima</Option>
    </Select>
  );
}
