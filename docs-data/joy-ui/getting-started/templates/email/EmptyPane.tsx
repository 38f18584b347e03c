import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

/** A crow on three strings, shown when no message is open. */
export default function EmptyPane() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        height: '100%',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        color: 'text.secondary',
      }}
    >
      <svg width="160" height="190" viewBox="0 0 160 190" aria-hidden>
        <path d="M20 10h120" stroke="currentColor" strokeWidth="8" />
        <path
          d="M40 10v100M80 10v80M120 10v70"
          stroke="currentColor"
          strokeWidth="1"
        />
        <path
          d="M24 124q26-44 68-30 8-26 32-20l22 10-22 6q2 60-50 62-30 0-50-28z"
          fill="currentColor"
        />
        <path
          d="M70 152v28M88 150v30"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <Typography textColor="text.secondary">
        Choose a message to read it here.
      </Typography>
    </Box>
  );
}
