import { useState } from 'react';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Chip from '@mui/material/Chip';

export default function CustomDeleteIconChips() {
  const [isLocked, setIsLocked] = useState(true);

  return (
    <Chip
      label={isLocked ? 'Layer 2 (locked)' : 'Layer 2'}
      deleteIcon={isLocked ? <LockIcon /> : <LockOpenIcon />}
      onDelete={() => setIsLocked(!isLocked)}
    />
  );
}
