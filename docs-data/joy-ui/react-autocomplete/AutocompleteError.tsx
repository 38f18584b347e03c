import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import { plants, type Plant } from './plants';
import { fieldStyle } from './styles';

export default function AutocompleteError() {
  const [plant, setPlant] = useState<Plant | null>(plants[2] ?? null);
  const late = plant?.sown === 'May';

  return (
    <FormControl error={late} sx={fieldStyle}>
      <FormLabel>Plant to sow before May</FormLabel>
      <Autocomplete
        options={plants}
        value={plant}
        onChange={(_, value) => setPlant(value)}
      />
      <FormHelperText sx={{ color: late ? 'danger.plainColor' : undefined }}>
        {late
          ? `Sow ${plant.label} in May, after the frost.`
          : 'Frost is fine.'}
      </FormHelperText>
    </FormControl>
  );
}
