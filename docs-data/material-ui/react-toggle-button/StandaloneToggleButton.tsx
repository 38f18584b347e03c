import { useState } from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import ToggleButton from '@mui/material/ToggleButton';

export default function StandaloneToggleButton() {
  const [isPinned, setIsPinned] = useState(false);

  return (
    <ToggleButton
      value="pinned"
      selected={isPinned}
      onChange={() => setIsPinned(!isPinned)}
      aria-label="Pin the note"
    >
      <PushPinIcon />
    </ToggleButton>
  );
}
