import { useRef } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Filters from './Filters';
import PersonCard from './PersonCard';
import type { Crew } from './useCrew';

const cards = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
};

export default function People(crew: Crew) {
  const { found, taken } = crew;
  const heading = useRef<HTMLHeadingElement>(null);
  const reset = () => {
    crew.reset();
    // The focused button is about to disappear.
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <Stack component="section" aria-labelledby="people" spacing={2}>
      <Typography
        ref={heading}
        tabIndex={-1}
        id="people"
        level="h3"
        component="h2"
        sx={{ outline: 0 }}
      >
        People
      </Typography>
      <Filters {...crew} />
      <Typography role="status" level="body-sm">
        {found.length === 1 ? '1 person' : `${found.length} people`}
      </Typography>
      {found.length === 0 && (
        <Button variant="soft" onClick={reset} sx={{ alignSelf: 'start' }}>
          Show everybody
        </Button>
      )}
      <Box component="ul" sx={cards}>
        {found.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            shifts={taken(person.id)}
          />
        ))}
      </Box>
    </Stack>
  );
}
