import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';

const genres = ['Jazz', 'Folk', 'Ambient', 'Brass'];

export default function ExampleChoiceChipCheckbox() {
  return (
    <Box
      role="group"
      aria-label="Genres"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {genres.map((genre) => (
        <ChoiceChip key={genre} label={genre} />
      ))}
    </Box>
  );
}

function ChoiceChip({ label }: { label: string }) {
  const [chosen, setChosen] = useState(label === 'Folk');
  return (
    <Chip
      variant="plain"
      startDecorator={chosen && <CheckIcon />}
      slotProps={{ startDecorator: { sx: aboveStyle } }}
    >
      <Checkbox
        overlay
        disableIcon
        size="sm"
        label={label}
        checked={chosen}
        variant={chosen ? 'soft' : 'outlined'}
        onChange={(event) => setChosen(event.target.checked)}
      />
    </Chip>
  );
}

/** Placed above the checkbox, which covers the chip. */
const aboveStyle = { zIndex: 2, pointerEvents: 'none' } as const;
