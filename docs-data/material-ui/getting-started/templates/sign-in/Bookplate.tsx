import Box from '@mui/material/Box';

export default function Bookplate() {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{ width: 48, height: 48, color: 'primary.main' }}
    >
      <path
        d="M24 12c-4-4-10-5-18-5v30c8 0 14 1 18 5 4-4 10-5 18-5V7c-8 0-14 1-18 5Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M24 12v30" stroke="currentColor" strokeWidth="3" />
    </Box>
  );
}
