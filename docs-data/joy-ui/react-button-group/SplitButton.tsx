import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import OtherWays from './OtherWays';

const results: Record<string, string> = {
  'Send now': 'The letter has been sent',
  'Send tomorrow at 8:00': 'The letter will be sent tomorrow at 8:00',
  'Save as a draft': 'The letter has been saved as a draft',
};
const ways = Object.keys(results);

export default function SplitButton() {
  const [way, setWay] = useState('Send now');
  const [done, setDone] = useState('');
  const message = results[done] ?? 'The letter is ready to send';

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup variant="solid" color="primary" aria-label="Letter">
        <Button onClick={() => setDone(way)}>{way}</Button>
        <OtherWays ways={ways} chosen={way} onChoose={setWay} />
      </ButtonGroup>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
