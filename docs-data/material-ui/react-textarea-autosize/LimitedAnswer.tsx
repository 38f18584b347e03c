import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { Field } from './Field';

const limit = 80;

export default function LimitedAnswer() {
  const [text, setText] = useState('The heating makes a noise at night.');
  const id = useId();
  const ids = { id, 'aria-describedby': `${id}-left` };

  return (
    <Box
      sx={{ typography: 'body1', width: 320, maxWidth: '100%', height: 170 }}
    >
      <label htmlFor={id}>What should we repair?</label>
      <Field
        {...ids}
        maxLength={limit}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormHelperText id={`${id}-left`}>
        Characters left: {limit - text.length}
      </FormHelperText>
    </Box>
  );
}
