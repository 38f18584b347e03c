import { useId } from 'react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Boat from './Boat';
import { houses, lights, ripples, stars } from './drawing';

const fill = ({ direction }: Theme) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
});

export default function Harbor() {
  const sky = useId();

  return (
    <Box
      component="svg"
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      sx={fill}
    >
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#050d1a" />
        <stop offset="0.6" stopColor="#14365a" />
        <stop offset="0.78" stopColor="#7a4a52" />
      </linearGradient>
      <path d="M0 0h1440v800H0z" fill={`url(#${sky})`} />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fdf6e6" />
      ))}
      <Box
        component="path"
        d="M1084 100a64 64 0 1 0 60 88 52 52 0 0 1-60-88Z"
        sx={{ display: { xs: 'none', lg: 'block' }, fill: '#ffe9b0' }}
      />
      <path d={houses} fill="#0a1828" />
      <path d={lights} stroke="#ffd166" strokeWidth="7" />
      <path d="M0 610h1440v190H0z" fill="#071424" />
      <path d={ripples} stroke="#ffd166" strokeWidth="4" opacity="0.35" />
      <Boat />
    </Box>
  );
}
