import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';

export default function CheckboxChip() {
  return (
    <Box role="group" aria-label="Equipment" sx={groupStyle}>
      <Equipment label="Projector" />
      <Equipment label="Piano" />
      <Equipment label="Whiteboard" />
    </Box>
  );
}

function Equipment({ label }: { label: string }) {
  const [wanted, setWanted] = useState(label === 'Piano');
  return (
    <Chip
      variant="plain"
      size="lg"
      startDecorator={wanted && <CheckIcon />}
      slotProps={{ startDecorator: { sx: aboveStyle } }}
    >
      <Checkbox
        overlay
        disableIcon
        label={label}
        checked={wanted}
        variant={wanted ? 'soft' : 'outlined'}
        onChange={(event) => setWanted(event.target.checked)}
      />
    </Chip>
  );
}

const groupStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** Placed above the checkbox, which covers the chip. */
const aboveStyle = { zIndex: 2, pointerEvents: 'none' } as const;
