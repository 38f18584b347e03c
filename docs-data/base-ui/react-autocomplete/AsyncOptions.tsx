import { useState } from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Options } from './Options';
import { Field, Root } from './styles';
import { useLakeSearch } from './useLakeSearch';

export default function AsyncOptions() {
  const [value, setValue] = useState<string | null>(null);
  const [text, setText] = useState('');
  const query = text === value ? '' : text;
  const { found, loading } = useLakeSearch(query);
  const lake = useAutocomplete({
    value,
    onChange: (_event, next) => setValue(next),
    inputValue: text,
    onInputChange: (_event, next) => setText(next),
    options: value === null ? found : [value, ...found],
    filterOptions: () => found,
  });
  const none = lake.popupOpen && query !== '' && found.length === 0;
  const status = loading ? 'Searching…' : none && 'No lake found';

  return (
    <Root {...lake.getRootProps()}>
      <label {...lake.getInputLabelProps()} htmlFor={lake.id}>
        Search all lakes
      </label>
      <Field {...lake.getInputProps()} aria-busy={loading} />
      <Options of={lake} />
      <p role="status" style={{ minBlockSize: '1.5em', margin: '4px 0' }}>
        {status}
      </p>
    </Root>
  );
}
