import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const line = <Box aria-hidden sx={{ borderLeft: '1px solid gray' }} />;

export default function DividerStack() {
  return (
    <Stack direction="row" spacing={2} divider={line}>
      <div>Latte</div>
      <div>Espresso</div>
      <div>Tea</div>
    </Stack>
  );
}
