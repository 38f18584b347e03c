import { useState } from 'react';
import GridOnIcon from '@mui/icons-material/GridOn';
import Button from '@mui/joy/Button';

export default function ToggleButtons() {
  const [grid, setGrid] = useState(true);

  return (
    <Button
      variant="outlined"
      color="neutral"
      startDecorator={<GridOnIcon />}
      aria-pressed={grid}
      onClick={() => setGrid(!grid)}
    >
      Grid lines
    </Button>
  );
}
