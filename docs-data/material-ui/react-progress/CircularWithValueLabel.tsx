import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import LabeledCircle from './LabeledCircle';

export default function CircularWithValueLabel() {
  const [pages, setPages] = useState(60);
  const read = () => setPages(pages < 200 ? pages + 20 : 0);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <LabeledCircle label="Pages read" value={pages / 2} />
      <Button onClick={read}>
        {pages < 200 ? 'Read 20 pages' : 'Start again'}
      </Button>
    </Stack>
  );
}
