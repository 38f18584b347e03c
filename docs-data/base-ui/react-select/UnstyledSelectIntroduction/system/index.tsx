import { useId } from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const Button = styled('button')({
  inlineSize: 240,
  padding: '10px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  font: 'inherit',
  textAlign: 'start',
  [`&.${selectClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#1d4ed8, #93c5fd)',
  },
});

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  inlineSize: 240,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
});

const Option = styled(BaseOption)({
  padding: '8px 12px',
  borderRadius: 6,
  outline: 0,
  listStyle: 'none',
  [`&.${optionClasses.selected}`]: { fontWeight: 700 },
  [`&.${optionClasses.highlighted}`]: {
    backgroundColor: 'light-dark(#dbeafe, #1e3a8a)',
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
});

const slots = { root: Button, listbox: Listbox };
const slotProps = { listbox: { 'aria-label': 'Class' } };

export default function UnstyledSelectIntroduction() {
  const id = useId();

  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <label htmlFor={id}>Class</label>
      <Select id={id} defaultValue="2" slots={slots} slotProps={slotProps}>
        <Option value="1">First class</Option>
        <Option value="2">Second class</Option>
        <Option value="s">Sleeper</Option>
      </Select>
    </div>
  );
}
