import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  const [title, setTitle] = useState('Rain on the tin roof');

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <FormLabel>Song title</FormLabel>
      <Input value={title} onChange={(event) => setTitle(event.target.value)} />
      <FormHelperText>Characters: {title.length}</FormHelperText>
    </FormControl>
  );
}
