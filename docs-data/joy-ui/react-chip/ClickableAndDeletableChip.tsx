import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ClickableAndDeletableChip() {
  const [unplugged, setUnplugged] = useState<boolean>();
  const [loud, setLoud] = useState(false);

  if (unplugged) {
    return (
      <Button autoFocus variant="soft" onClick={() => setUnplugged(false)}>
        Bring the microphone back
      </Button>
    );
  }
  return (
    <Chip
      variant={loud ? 'solid' : 'outlined'}
      color="primary"
      onClick={() => setLoud(!loud)}
      // The chip takes the focus when it comes back, but not on the first render.
      slotProps={{ action: { autoFocus: unplugged === false } }}
      endDecorator={
        <ChipDelete
          aria-label="Unplug the microphone"
          onDelete={() => setUnplugged(true)}
        />
      }
    >
      {loud ? 'Microphone on' : 'Microphone off'}
    </Chip>
  );
}
