import { useId, useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { places } from './places';
import { readFilters, type Filters } from './sightings';

interface FiltersProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

export function SightingFilters({ filters, onApply }: FiltersProps) {
  const id = useId();
  // Default values may not change while the drawer closes.
  const [first] = useState(filters);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(readFilters(event.currentTarget));
  };

  return (
    <Stack component="form" onSubmit={submit} sx={{ p: 2, gap: 3, flex: 1 }}>
      <FormControl>
        <FormLabel>Bird name</FormLabel>
        <Input name="bird" defaultValue={first.bird} />
      </FormControl>
      <Stack role="group" aria-label="Places" spacing={1.5}>
        {places.map((place) => (
          <Checkbox
            key={place}
            name="place"
            value={place}
            label={place}
            defaultChecked={first.places.includes(place)}
          />
        ))}
      </Stack>
      <div>
        <Typography id={id} level="title-sm">
          Distance in kilometers, at most
        </Typography>
        <Slider
          name="distance"
          aria-labelledby={id}
          defaultValue={first.distance}
          max={20}
          valueLabelDisplay="auto"
        />
      </div>
      <Button type="submit">Show the sightings</Button>
    </Stack>
  );
}
