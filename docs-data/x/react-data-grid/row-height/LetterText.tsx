import { useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { GridRenderCellParams } from '@mui/x-data-grid';

const limit = 90;

/** A text that users can expand. The row grows with it. */
export default function LetterText(params: GridRenderCellParams) {
  const { value, row, hasFocus } = params;
  const [isWhole, setIsWhole] = useState(false);
  const text: string = value;
  if (text.length <= limit) return text;
  const action = isWhole ? 'less' : 'more';
  return (
    <Box>
      {isWhole ? text : `${text.slice(0, limit)}…`}{' '}
      <Link
        component="button"
        color="inherit"
        tabIndex={hasFocus ? 0 : -1}
        aria-expanded={isWhole}
        aria-label={`${action} of the letter from ${row.from}`}
        onClick={() => setIsWhole(!isWhole)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === ' ') event.stopPropagation();
        }}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {action}
      </Link>
    </Box>
  );
}
