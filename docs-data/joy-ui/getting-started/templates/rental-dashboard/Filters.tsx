import Button from '@mui/joy/Button';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { weeks, type Week } from './boats';
import type { Rental } from './useRental';

const row = {
  display: 'grid',
  alignItems: 'end',
  gap: 2,
  gridTemplateColumns: {
    xs: '1fr 1fr',
    sm: 'repeat(3, auto) 1fr',
  },
};
const prices = [70, 100, 120];

export default function Filters({ rental }: { rental: Rental }) {
  const { search, change } = rental;

  return (
    <Box role="search" aria-label="Boats" sx={row}>
      <FormControl>
        <FormLabel>Week</FormLabel>
        <Select
          value={search.week}
          onChange={(_event, week: Week | null) => week && change({ week })}
        >
          {weeks.map((week) => (
            <Option key={week} value={week}>
              {week}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Price per night</FormLabel>
        <Select
          value={search.mostExpensive}
          onChange={(_event, mostExpensive: string | null) =>
            change({ mostExpensive: mostExpensive ?? 'Any' })
          }
        >
          <Option value="Any">Any</Option>
          {prices.map((price) => (
            <Option key={price} value={String(price)}>
              Up to €{price}
            </Option>
          ))}
        </Select>
      </FormControl>
      <div>
        <Typography level="title-sm" id="berths" sx={{ mb: 0.75 }}>
          Berths
        </Typography>
        <ToggleButtonGroup
          aria-labelledby="berths"
          value={search.berths}
          onChange={(_event, berths) => berths && change({ berths })}
        >
          <Button value="2">2+</Button>
          <Button value="4">4+</Button>
          <Button value="6">6+</Button>
        </ToggleButtonGroup>
      </div>
      <Stack spacing={1}>
        <Checkbox
          label="With a dog"
          checked={search.withDog}
          onChange={(event) => change({ withDog: event.target.checked })}
        />
        <Checkbox
          label="Saved only"
          checked={search.onlySaved}
          onChange={(event) => change({ onlySaved: event.target.checked })}
        />
      </Stack>
    </Box>
  );
}
