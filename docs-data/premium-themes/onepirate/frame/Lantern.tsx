import Box from '@mui/material/Box';

export default function Lantern() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 40"
      aria-hidden
      sx={{ width: 24, height: 30, color: 'primary.main', flexShrink: 0 }}
    >
      <path
        d="M11 9a5 5 0 0 1 10 0M7 9h18l2 6H5zm-1 21h20v4H6z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M8 15h16v15H8z" fill="currentColor" opacity="0.25" />
      <path
        d="M16 17c4 4 5 6 5 8a5 5 0 0 1-10 0c0-2 1-4 5-8Z"
        fill="currentColor"
      />
    </Box>
  );
}
