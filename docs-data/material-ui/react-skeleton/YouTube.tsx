import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Lesson from './Lesson';

const lessons = [
  { picture: 'ferry', title: 'Reading a sea chart', minutes: 12 },
  { picture: 'harbor', title: 'Leaving the harbor', minutes: 18 },
];

export default function YouTube() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        aria-busy={loading}
      >
        {lessons.map((lesson) => (
          <Lesson key={lesson.title} {...(loading ? {} : { lesson })} />
        ))}
      </Stack>
      <Typography role="status">
        {loading ? 'Loading the lessons' : 'Two lessons'}
      </Typography>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show the lessons' : 'Load again'}
      </Button>
    </Stack>
  );
}
