import { useAutocomplete } from '@mui/base/useAutocomplete';

const herbs = ['Basil', 'Chives', 'Dill', 'Mint', 'Parsley', 'Sage', 'Thyme'];

const surface =
  'rounded-lg border border-gray-500 bg-white text-gray-900 dark:border-gray-400 dark:bg-gray-900 dark:text-gray-100';

export default function AutocompleteIntroduction() {
  const herb = useAutocomplete({ options: herbs });
  const found = herb.groupedOptions as typeof herbs;
  const items = found.map((option, index) => {
    const { key, ...props } = herb.getOptionProps({ option, index });
    return (
      <li
        key={key}
        {...props}
        className="rounded-md px-3 py-1.5 [&.Mui-focused]:bg-blue-100 [&.Mui-focused]:underline dark:[&.Mui-focused]:bg-blue-900"
      >
        {option}
      </li>
    );
  });

  return (
    <div {...herb.getRootProps()} className="relative w-60">
      <label {...herb.getInputLabelProps()} htmlFor={herb.id}>
        Herb
      </label>
      <input
        {...herb.getInputProps()}
        className={`${surface} w-full px-3 py-2.5 focus:outline-2 focus:outline-blue-700 dark:focus:outline-blue-300`}
      />
      {items.length > 0 && (
        <ul
          {...herb.getListboxProps()}
          className={`${surface} absolute inset-x-0 z-1 my-1 list-none p-1`}
        >
          {items}
        </ul>
      )}
    </div>
  );
}
