import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** Keeps Shift with Enter from the grid, which would save the cell. */
function keepNewLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
}

/** A field of several lines over the cell. */
export default function TextAreaEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, colDef } = params;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box ref={setAnchor} sx={{ width: '100%' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start">
          <Paper elevation={4} sx={{ width: colDef.computedWidth, p: 1 }}>
            <InputBase
              multiline
              autoFocus
              fullWidth
              minRows={3}
              value={value}
              inputProps={{ 'aria-label': colDef.headerName }}
              onKeyDown={keepNewLine}
              onChange={(event) =>
                apiRef.current.setEditCellValue(
                  { id, field, value: event.target.value, debounceMs: 200 },
                  event,
                )
              }
            />
          </Paper>
        </Popper>
      )}
    </Box>
  );
}
