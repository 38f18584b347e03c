import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

export default function SelectSpecimen() {
  return (
    <Select
      defaultListboxOpen
      placeholder="Choose a city"
      aria-label="City"
      slotProps={{ popup: { disablePortal: true } }}
    >
      <Option value="oslo">Oslo</Option>
      <Option value="lima">Lima</Option>
    </Select>
  );
}
