import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const goals = [
  { goal: 'Walk', value: 30 },
  { goal: 'Drink', value: 65 },
  { goal: 'Sleep', value: 100 },
];

export default function CircularDeterminate() {
  return (
    <Stack direction="row" spacing={2}>
      {goals.map(({ goal, value }) => (
        <CircularProgress
          key={goal}
          variant="determinate"
          size={56}
          thickness={5}
          value={value}
          aria-label={goal}
        />
      ))}
    </Stack>
  );
}
