import { useId } from 'react';
import Box from '@mui/joy/Box';
import Kite from './Kite';
import { cool, mixed, warm } from './sails';

/** The image area of a block: kites above hills, at noon. */
export default function Sky() {
  const id = useId();

  return (
    <Box
      component="svg"
      viewBox="0 0 600 480"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#3c8be6" />
        <stop offset="1" stopColor="#bfe2fb" />
      </linearGradient>
      <rect width="600" height="480" fill={`url(#${id})`} />
      <g fill="#fff" fillOpacity=".35">
        <ellipse cx="120" cy="120" rx="90" ry="16" />
        <ellipse cx="180" cy="104" rx="60" ry="14" />
        <ellipse cx="480" cy="250" rx="100" ry="14" />
      </g>
      <path
        d="M300 470Q250 330 196 190M330 470q90-150 96-330M350 470q150-90 176-190"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
      />
      <path d="M0 380q150-70 300-20t300-30v150H0z" fill="#5fa862" />
      <path d="M0 430q180-50 330-10t270-20v80H0z" fill="#3f8a52" />
      <Kite x={190} y={150} size={1.15} turn={-18} colors={warm} />
      <Kite x={430} y={110} size={0.8} turn={14} colors={cool} />
      <Kite x={526} y={250} size={0.6} turn={26} colors={mixed} />
    </Box>
  );
}
