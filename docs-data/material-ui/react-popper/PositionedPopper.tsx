import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';

const placements: PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'left',
  'auto',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
];
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  gap: 1,
};

export default function PositionedPopper() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [placement, setPlacement] = useState<PopperPlacementType>();

  const buttons = placements.map((choice) => (
    <Button
      key={choice}
      aria-pressed={choice === placement}
      onClick={() => setPlacement(choice === placement ? undefined : choice)}
    >
      {choice}
    </Button>
  ));

  return (
    <>
      <Box ref={setAnchorEl} sx={grid}>
        {buttons}
      </Box>
      <Popper
        open={placement !== undefined}
        anchorEl={anchorEl}
        placement={placement ?? 'top'}
      >
        <Paper sx={{ p: 1, m: 0.5, border: 1 }}>{placement}</Paper>
      </Popper>
    </>
  );
}
