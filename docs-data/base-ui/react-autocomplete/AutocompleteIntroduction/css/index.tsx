import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const herbs = ['Basil', 'Chives', 'Dill', 'Mint', 'Parsley', 'Sage', 'Thyme'];

export default function AutocompleteIntroduction() {
  const herb = useAutocomplete({ options: herbs });
  const found = herb.groupedOptions as typeof herbs;
  const items = found.map((option, index) => {
    const { key, ...props } = herb.getOptionProps({ option, index });
    return (
      <li key={key} {...props}>
        {option}
      </li>
    );
  });

  return (
    <div {...herb.getRootProps()} className="herb">
      <label {...herb.getInputLabelProps()} htmlFor={herb.id}>
        Herb
      </label>
      <input {...herb.getInputProps()} className="herb-field" />
      {items.length > 0 && (
        <ul {...herb.getListboxProps()} className="herb-list">
          {items}
        </ul>
      )}
    </div>
  );
}
