import { useId } from 'react';
import Box from '@mui/material/Box';

interface SceneProps {
  sky: string[];
  shape: string;
  glow: string;
}

export default function Scene({ sky, shape, glow }: SceneProps) {
  const id = useId();
  const [top, bottom] = sky;

  return (
    <Box
      component="svg"
      viewBox="0 60 400 200"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: 'auto' }}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      <path d="M0 0h400v260H0z" fill={`url(#${id})`} />
      <path
        d="M60 80h2m50 24h2m70-34h2m90 40h2m60-34h2m-250 10h2"
        stroke="#fdf6e6"
        strokeWidth="3"
      />
      <path d={shape} fill="#0b1828" fillRule="evenodd" />
      <path d={glow} fill="#ffd166" opacity="0.8" />
      <path d="M0 220h400v40H0z" fill="#071424" />
      <path
        d="M30 234h90m60 12h120m20-14h60"
        stroke="#ffd166"
        strokeWidth="3"
        opacity="0.6"
      />
      <path d="M250 214h64l-10 18h-44z" fill="#d7603a" />
      <path d="M282 214v-26" stroke="#fdf6e6" strokeWidth="3" />
      <circle cx="282" cy="186" r="6" fill="#ffd166" />
    </Box>
  );
}
