import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const herbs = ['Basil', 'Chives', 'Dill', 'Mint', 'Parsley', 'Sage', 'Thyme'];

const Root = styled('div')({ position: 'relative', inlineSize: 240 });

const Field = styled('input')({
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: '10px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  font: 'inherit',
  '&:focus': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
});

const List = styled('ul')({
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  backgroundColor: 'light-dark(#ffffff, #16181d)',
  color: 'light-dark(#111827, #f3f4f6)',
  listStyle: 'none',
  '& li': { padding: '6px 12px', borderRadius: 6 },
  '& li[class~="Mui-focused"]': {
    backgroundColor: 'light-dark(#dbeafe, #1e3a8a)',
    textDecoration: 'underline',
  },
});

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
    <Root {...herb.getRootProps()}>
      <label {...herb.getInputLabelProps()} htmlFor={herb.id}>
        Herb
      </label>
      <Field {...herb.getInputProps()} />
      {items.length > 0 && <List {...herb.getListboxProps()}>{items}</List>}
    </Root>
  );
}
