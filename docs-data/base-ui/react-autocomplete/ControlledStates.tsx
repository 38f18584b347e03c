import { useState } from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { lakes } from './lakes';
import { Options } from './Options';
import { Field, Root } from './styles';

export default function ControlledStates() {
  const [value, setValue] = useState<string | null>('Long Lake');
  const [inputValue, setInputValue] = useState('');
  const lake = useAutocomplete({
    options: lakes,
    value,
    onChange: (_event, next) => setValue(next),
    inputValue,
    onInputChange: (_event, next) => setInputValue(next),
  });

  return (
    <Root {...lake.getRootProps()}>
      <label {...lake.getInputLabelProps()} htmlFor={lake.id}>
        Lake
      </label>
      <Field {...lake.getInputProps()} />
      <Options of={lake} />
      <p>
        Selected: {value ?? 'none'}. In the field: {inputValue || 'nothing'}
      </p>
    </Root>
  );
}
