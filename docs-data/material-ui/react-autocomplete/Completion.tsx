import Box from '@mui/material/Box';

interface CompletionProps {
  typed: string;
  whole: string;
}

/** Covers the text box and leaves space for what is typed. */
export default function Completion({ typed, whole }: CompletionProps) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'flex',
        alignItems: 'center',
        padding: 'inherit',
        pointerEvents: 'none',
        color: 'text.disabled',
      }}
    >
      <Box
        dir="auto"
        sx={{
          flex: 1,
          pl: '5px',
          pr: '4px',
          overflow: 'hidden',
          whiteSpace: 'pre',
        }}
      >
        <span style={{ visibility: 'hidden' }}>{typed}</span>
        {whole.slice(typed.length)}
      </Box>
    </Box>
  );
}
