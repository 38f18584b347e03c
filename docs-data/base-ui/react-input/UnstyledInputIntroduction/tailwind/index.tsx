import { useId } from 'react';
import { Input as BaseInput, type InputProps } from '@mui/base/Input';

const slotProps = {
  input: {
    className:
      'min-w-0 flex-1 border-0 bg-transparent px-3 py-2.5 outline-none',
  },
};

function Input(props: InputProps) {
  return (
    <BaseInput
      {...props}
      className="flex rounded-lg border border-gray-500 bg-white focus-within:border-blue-700 focus-within:outline-2 focus-within:outline-blue-700 dark:border-gray-400 dark:bg-gray-900 dark:focus-within:border-blue-300 dark:focus-within:outline-blue-300"
      slotProps={slotProps}
    />
  );
}

export default function UnstyledInputIntroduction() {
  const id = useId();

  return (
    <div className="grid w-80 max-w-full gap-1">
      <label htmlFor={id}>Name on the ticket</label>
      <Input id={id} name="passenger" autoComplete="name" />
    </div>
  );
}
