import { useState } from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Options } from './Options';
import { Field, Root } from './styles';

const notes = ['Ring twice', 'Leave it in the shed', 'Beware of the geese'];

export default function FreeText() {
  const [note, setNote] = useState('');
  const courier = useAutocomplete({
    options: notes,
    freeSolo: true,
    inputValue: note,
    onInputChange: (_event, text) => setNote(text),
  });

  return (
    <Root {...courier.getRootProps()}>
      <label {...courier.getInputLabelProps()} htmlFor={courier.id}>
        Note for the courier
      </label>
      <Field {...courier.getInputProps()} />
      <Options of={courier} />
      <p>The label will say: {note || 'nothing'}</p>
    </Root>
  );
}
