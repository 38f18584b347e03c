import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { GridRenderCellParams } from '@mui/x-data-grid';

/** A cell with one line of text, and a button that shows the whole text. */
export default function ExpandableText(params: GridRenderCellParams) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { value, row, hasFocus } = params;
  return (
    <>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{value}</Box>
      </Box>
      <Button
        size="small"
        tabIndex={hasFocus ? 0 : -1}
        aria-label={`More about ${row.ticket}`}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === ' ') event.stopPropagation();
        }}
      >
        More
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': row.ticket,
            sx: { p: 2, maxWidth: 320 },
          },
        }}
      >
        {value}
      </Popover>
    </>
  );
}
