import { useState } from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ClickableAndDeletableChip() {
  const [shown, setShown] = useState(true);
  const [loud, setLoud] = useState(false);

  if (!shown) {
    return (
      <Button autoFocus variant="soft" onClick={() => setShown(true)}>
        Bring the microphone back
      </Button>
    );
  }
  return (
    <Chip
      variant={loud ? 'solid' : 'outlined'}
      color="primary"
      onClick={() => setLoud(!loud)}
      endDecorator={
        <ChipDelete
          aria-label="Unplug the microphone"
          onDelete={() => setShown(false)}
        />
      }
    >
      {loud ? 'Microphone on' : 'Microphone off'}
    </Chip>
  );
}
