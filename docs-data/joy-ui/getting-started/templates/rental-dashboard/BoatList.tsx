import { useRef } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import BoatCard from './BoatCard';
import type { Boat } from './boats';
import type { Rental } from './useRental';

interface BoatListProps {
  rental: Rental;
  onBook: (boat: Boat) => void;
}

export default function BoatList({ rental, onBook }: BoatListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes the focus when the focused button is about to disappear.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const reset = () => {
    rental.reset();
    focusHeading();
  };
  const save = (id: string) => {
    rental.toggleSaved(id);
    if (rental.search.onlySaved) focusHeading();
  };
  const count = rental.found.length;

  return (
    <section aria-labelledby="free">
      <Typography
        level="title-lg"
        component="h2"
        id="free"
        ref={heading}
        tabIndex={-1}
        sx={{ outline: 0 }}
      >
        Free boats
      </Typography>
      <Typography level="body-sm" role="status" sx={{ mb: 1.5 }}>
        {count === 1 ? '1 boat matches' : `${count} boats match`}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rental.found.map((boat) => (
          <BoatCard
            key={boat.id}
            boat={boat}
            rental={rental}
            onBook={onBook}
            onSave={save}
          />
        ))}
      </Stack>
      {count === 0 && (
        <Card variant="soft" sx={{ alignItems: 'start' }}>
          <Typography>
            No boat this week matches all of these filters.
          </Typography>
          <Button variant="outlined" color="neutral" onClick={reset}>
            Clear the filters
          </Button>
        </Card>
      )}
    </section>
  );
}
