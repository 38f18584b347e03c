import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const slotProps = {
  listbox: { className: 'class-list', 'aria-label': 'Class' },
};

export default function UnstyledSelectIntroduction() {
  const id = useId();

  return (
    <div className="class-field">
      <label htmlFor={id}>Class</label>
      <Select
        id={id}
        defaultValue="2"
        className="class-select"
        slotProps={slotProps}
      >
        <Option value="1">First class</Option>
        <Option value="2">Second class</Option>
        <Option value="s">Sleeper</Option>
      </Select>
    </div>
  );
}
