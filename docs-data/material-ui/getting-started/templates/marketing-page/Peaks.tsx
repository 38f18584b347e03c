import Box from '@mui/material/Box';

export default function Peaks() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 360"
      aria-hidden
      sx={{ display: 'block', width: '100%', borderRadius: 1 }}
    >
      <rect width="480" height="360" fill="#f7c59f" />
      <circle cx="416" cy="82" r="36" fill="#fff1dc" />
      <path d="m0 260 130-140 90 90 90-120 170 170v100H0z" fill="#b8563a" />
      <path d="m286 122 24-32 44 44-26 18z" fill="#fff1dc" />
      <path d="m0 310 160-60 150 50 170-50v110H0z" fill="#5b2a1f" />
      <path d="M190 262h60v-34l-30-24-30 24z" fill="#fff1dc" />
      <path d="M212 262v-22h16v22z" fill="#5b2a1f" />
      <path
        d="m182 232 38-32 38 32"
        fill="none"
        stroke="#2b1410"
        strokeWidth="6"
      />
    </Box>
  );
}
