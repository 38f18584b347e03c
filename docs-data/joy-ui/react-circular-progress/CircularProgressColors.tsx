import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const shelves = [
  { color: 'success', name: 'Bread in stock', value: 80 },
  { color: 'warning', name: 'Rolls in stock', value: 40 },
  { color: 'danger', name: 'Cake in stock', value: 10 },
] as const;

export default function CircularProgressColors() {
  return (
    <Stack direction="row" spacing={2}>
      {shelves.map(({ color, name, value }) => (
        <CircularProgress
          key={name}
          determinate
          size="lg"
          color={color}
          value={value}
          aria-label={name}
        >
          {value}%
        </CircularProgress>
      ))}
    </Stack>
  );
}
