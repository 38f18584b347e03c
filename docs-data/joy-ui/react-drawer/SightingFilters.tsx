import { useId } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { places } from './places';

export function SightingFilters({ onApply }: { onApply: () => void }) {
  const id = useId();
  return (
    <Stack spacing={3} sx={{ p: 2, flexGrow: 1 }}>
      <FormControl>
        <FormLabel>Bird name</FormLabel>
        <Input />
      </FormControl>
      <Stack role="group" aria-label="Places" spacing={1.5}>
        {places.map((place) => (
          <Checkbox key={place} label={place} defaultChecked />
        ))}
      </Stack>
      <div>
        <Typography id={id} level="title-sm">
          Distance in kilometers
        </Typography>
        <Slider
          aria-labelledby={id}
          defaultValue={8}
          max={20}
          valueLabelDisplay="auto"
        />
      </div>
      <Button onClick={onApply} sx={{ mt: 'auto !important' }}>
        Show the sightings
      </Button>
    </Stack>
  );
}
