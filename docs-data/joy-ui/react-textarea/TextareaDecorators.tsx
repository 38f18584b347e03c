import { useState } from 'react';
import Button from '@mui/joy/Button';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaDecorators() {
  const [wish, setWish] = useState('');
  const footer = (
    <>
      <Typography level="body-sm">Characters: {wish.length}</Typography>
      <Button sx={{ marginInlineStart: 'auto' }} onClick={() => setWish('')}>
        Clear
      </Button>
    </>
  );

  return (
    <Textarea
      aria-label="Wish"
      placeholder="A wish for the bride and groom"
      value={wish}
      onChange={(event) => setWish(event.target.value)}
      minRows={2}
      startDecorator={<Typography level="title-sm">Guest book</Typography>}
      endDecorator={footer}
      slotProps={{ endDecorator: { sx: { alignItems: 'center' } } }}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
