import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';

export default function OptionGroupSpecimen() {
  const labelId = useId();
  return (
    <Select
      defaultValue="oslo"
      defaultListboxOpen
      aria-label="City"
      slotProps={{ popup: { disablePortal: true } }}
    >
      <OptionGroup
        label="Norway"
        role="none"
        slotProps={{
          label: { id: labelId },
          list: { role: 'group', 'aria-labelledby': labelId },
        }}
      >
        <Option value="oslo">Oslo</Option>
        <Option value="bergen">Bergen</Option>
      </OptionGroup>
    </Select>
  );
}
