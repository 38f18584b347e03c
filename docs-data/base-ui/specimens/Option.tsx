import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

export default function OptionSpecimen() {
  return (
    <Select
      defaultValue="oslo"
      defaultListboxOpen
      aria-label="City"
      slotProps={{ popup: { disablePortal: true } }}
    >
      <Option value="oslo">Oslo</Option>
      <Option value="lima">Lima</Option>
    </Select>
  );
}
