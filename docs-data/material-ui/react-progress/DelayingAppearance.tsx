import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';

export default function DelayingAppearance() {
  const [loading, setLoading] = useState(false);
  const transitionDelay = loading ? '800ms' : '0ms';

  return (
    <>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Stop' : 'Load the timetable'}
      </Button>
      <Box sx={{ width: 40, height: 40 }} aria-busy={loading}>
        <Fade in={loading} style={{ transitionDelay }} unmountOnExit>
          <CircularProgress aria-label="Loading the timetable" />
        </Fade>
      </Box>
    </>
  );
}
