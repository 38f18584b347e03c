import { useId } from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { Field, StyledInput } from './StyledInput';

const slots = { textarea: prepareForSlot(TextareaAutosize) };

export default function InputMultilineAutosize() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Diary</label>
      <StyledInput
        id={id}
        multiline
        maxRows={6}
        slots={slots}
        placeholder="Grows up to six lines"
      />
    </Field>
  );
}
