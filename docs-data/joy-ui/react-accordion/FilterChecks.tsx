import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

interface FilterChecksProps {
  name: string;
  options: readonly string[];
}

export function FilterChecks({ name, options }: FilterChecksProps) {
  return (
    <Stack role="group" aria-label={name} spacing={1.5} sx={{ py: 0.5 }}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          // An accordion that was closed leaves fields without a tabIndex out of the tab order.
          slotProps={{ input: { tabIndex: 0 } }}
        />
      ))}
    </Stack>
  );
}
