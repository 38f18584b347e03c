import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  useGridApiContext,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

/** Stops Shift + Enter before the grid saves the cell. */
function keepNewLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.shiftKey) event.stopPropagation();
}

/** A field with several lines over the cell. */
export default function TextAreaEditCell(params: GridRenderEditCellParams) {
  const { id, field, value, colDef } = params;
  const apiRef = useGridApiContext();
  const [text, setText] = useState(value);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box ref={setAnchor} sx={{ width: '100%' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start">
          <Paper elevation={4} sx={{ width: colDef.computedWidth, py: 1 }}>
            <InputBase
              multiline
              autoFocus
              fullWidth
              minRows={3}
              sx={{ px: 1 }}
              value={text}
              inputProps={{ 'aria-label': colDef.headerName }}
              onKeyDown={keepNewLine}
              onChange={(event) => {
                setText(event.target.value);
                apiRef.current.setEditCellValue(
                  { id, field, value: event.target.value },
                  event,
                );
              }}
            />
          </Paper>
        </Popper>
      )}
    </Box>
  );
}
