import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function NativeSelectDemo() {
  const id = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Time zone</InputLabel>
      <NativeSelect
        defaultValue="utc"
        input={<OutlinedInput label="Time zone" />}
        inputProps={{ id }}
      >
        <option value="azores">Azores</option>
        <option value="utc">UTC</option>
        <option value="nepal">Nepal</option>
      </NativeSelect>
    </FormControl>
  );
}
