import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasic() {
  const [zone, setZone] = useState<string | null>('b');

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Fare zone</FormLabel>
      <Select value={zone} onChange={(_, value) => setZone(value)}>
        <Option value="a">City center</Option>
        <Option value="b">Suburbs</Option>
        <Option value="c">Airport</Option>
      </Select>
      <FormHelperText>A ticket costs {prices[zone ?? 'a']}.</FormHelperText>
    </FormControl>
  );
}

const prices: Record<string, string> = { a: '€2.20', b: '€3.10', c: '€4.80' };
