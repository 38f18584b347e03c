import { useId } from 'react';
import Box from '@mui/material/Box';
import Boat from './Boat';
import { houses, lights, ripples, stars } from './drawing';

const fill = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
};

export default function Harbor() {
  const sky = useId();

  return (
    <Box
      component="svg"
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMidYMax slice"
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
      <circle cx="1130" cy="170" r="74" fill="#ffe9b0" />
      <circle cx="1102" cy="152" r="66" fill="#0a1a30" />
      <path d={houses} fill="#0a1828" />
      <path d={lights} stroke="#ffd166" strokeWidth="7" />
      <path d="M0 610h1440v190H0z" fill="#071424" />
      <path d={ripples} stroke="#ffd166" strokeWidth="4" opacity="0.35" />
      <Boat />
    </Box>
  );
}
