import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const inks = [
  { color: 'success', name: 'Cyan ink: enough', value: 80 },
  { color: 'warning', name: 'Yellow ink: soon empty', value: 25 },
  { color: 'danger', name: 'Black ink: almost empty', value: 6 },
] as const;

export default function LinearProgressColors() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      {inks.map(({ color, name, value }) => (
        <Stack key={color} spacing={0.5}>
          <Typography level="body-sm">{name}</Typography>
          <LinearProgress
            determinate
            color={color}
            value={value}
            aria-label={name}
          />
        </Stack>
      ))}
    </Stack>
  );
}
