import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const main = {
  id: 'timetable',
  tabIndex: -1,
  'aria-label': 'Alpine timetable',
};
const row = { flexDirection: { sm: 'row' }, alignItems: { sm: 'center' } };

export default function CookiesBanner() {
  const [choice, setChoice] = useState('');
  const mainRef = useRef<HTMLElement>(null);
  const answer = (text: string) => {
    setChoice(text);
    mainRef.current?.focus();
  };

  return (
    <Box component="main" ref={mainRef} {...main} sx={{ p: 3 }}>
      <Typography component="h1" variant="h4" gutterBottom>
        Alpine timetable
      </Typography>
      <Typography>
        Trains leave Lucerne every half hour. Read on: the{' '}
        <Link href="#timetable">timetable</Link> stays reachable below the
        banner.
      </Typography>
      <Typography role="status">{choice}</Typography>
      <Fade in={!choice} unmountOnExit>
        <Paper
          role="dialog"
          aria-modal="false"
          aria-label="Cookies"
          elevation={8}
          sx={{ position: 'fixed', insetInline: 0, bottom: 0, p: 2 }}
        >
          <Stack sx={{ gap: 2, ...row }}>
            <Typography sx={{ flexGrow: 1 }}>
              We count visits with a cookie. It never leaves this site.
            </Typography>
            <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
              <Button onClick={() => answer('No cookie')}>Decline</Button>
              <Button variant="contained" onClick={() => answer('Cookie set')}>
                Allow
              </Button>
            </Stack>
          </Stack>
        </Paper>
      </Fade>
    </Box>
  );
}
