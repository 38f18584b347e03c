import { useId } from 'react';
import {
  Option as BaseOption,
  type OptionOwnerState,
  type OptionProps,
} from '@mui/base/Option';
import { Select } from '@mui/base/Select';

const slotProps = {
  root: {
    className:
      'w-60 rounded-lg border border-gray-500 bg-white px-3 py-2.5 text-start text-gray-900 focus-visible:outline-2 focus-visible:outline-blue-700 dark:border-gray-400 dark:bg-gray-900 dark:text-gray-100 dark:focus-visible:outline-blue-300',
  },
  listbox: {
    'aria-label': 'Class',
    className:
      'my-1 w-60 rounded-lg border border-gray-500 bg-white p-1 text-gray-900 dark:border-gray-400 dark:bg-gray-900 dark:text-gray-100',
  },
};

const optionSlotProps = {
  root: ({ highlighted, selected }: OptionOwnerState<string>) => ({
    className: `list-none rounded-md px-3 py-2 ${selected ? 'font-bold' : ''} ${highlighted ? 'bg-blue-100 outline-2 -outline-offset-2 outline-transparent dark:bg-blue-900' : 'outline-none'}`,
  }),
};

function Option(props: OptionProps<string>) {
  return <BaseOption {...props} slotProps={optionSlotProps} />;
}

export default function UnstyledSelectIntroduction() {
  const id = useId();

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id}>Class</label>
      <Select id={id} defaultValue="2" slotProps={slotProps}>
        <Option value="1">First class</Option>
        <Option value="2">Second class</Option>
        <Option value="s">Sleeper</Option>
      </Select>
    </div>
  );
}
