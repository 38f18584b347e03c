import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const shelves = {
  primary: 'To read',
  neutral: 'Unsorted',
  success: 'Finished',
  warning: 'On loan',
  danger: 'Lost',
} as const;

export default function InputColors() {
  return (
    <Stack spacing={1.5} sx={{ width: 320, maxWidth: '100%' }}>
      {(Object.keys(shelves) as (keyof typeof shelves)[]).map((color) => (
        <Input
          key={color}
          aria-label={`Search in ${shelves[color]}`}
          placeholder={shelves[color]}
          color={color}
          variant="soft"
        />
      ))}
    </Stack>
  );
}
