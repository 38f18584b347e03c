import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

export default function OptionSpecimen() {
  return (
    <Select defaultValue="oslo" defaultListboxOpen>
      <Option value="oslo">Oslo</Option>
    </Select>
  );
}
