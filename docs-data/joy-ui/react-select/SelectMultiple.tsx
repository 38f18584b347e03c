import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectMultiple() {
  const [free, setFree] = useState<string[]>(['Monday']);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>Days you can help</FormLabel>
      <Select multiple value={free} onChange={(_, value) => setFree(value)}>
        {days.map((day) => (
          <Option key={day} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
