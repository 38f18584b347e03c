import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const last = 5;

export default function LinearDeterminate() {
  const [question, setQuestion] = useState(2);
  const labelId = useId();
  const value = (question / last) * 100;
  const text = `Question ${question} of ${last}`;
  const next = () => setQuestion((question % last) + 1);

  return (
    <Stack spacing={1} sx={{ width: 400, maxWidth: '100%' }}>
      <Typography id={labelId}>{text}</Typography>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-labelledby={labelId}
        aria-valuetext={text}
      />
      <Button onClick={next}>{question < last ? 'Next' : 'Start again'}</Button>
    </Stack>
  );
}
