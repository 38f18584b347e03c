import { useId } from 'react';
import Box from '@mui/joy/Box';
import Kite from './Kite';
import { cool, mixed, warm } from './sails';

const star = { r: 1.8, fill: '#fff', fillOpacity: 0.8 };

/** The image area of a block: kites in the evening, above the text. */
export default function Dusk() {
  const id = useId();

  return (
    <Box
      component="svg"
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#241d5c" />
        <stop offset=".6" stopColor="#b4527f" />
        <stop offset="1" stopColor="#f09a6b" />
      </linearGradient>
      <rect width="1200" height="500" fill={`url(#${id})`} />
      <circle cx="90" cy="60" {...star} />
      <circle cx="260" cy="34" {...star} />
      <circle cx="420" cy="82" {...star} />
      <circle cx="560" cy="40" {...star} />
      <circle cx="760" cy="30" {...star} />
      <circle cx="1130" cy="52" {...star} />
      <path
        d="M1000 400Q760 250 650 120M1000 400Q930 250 868 110M1000 400q60-90 70-210"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
      />
      <path d="M0 330q300-90 600-10t600-20v200H0z" fill="#2b2350" />
      <Kite x={650} y={110} size={0.75} turn={-22} colors={warm} />
      <Kite x={868} y={96} size={0.6} turn={8} colors={cool} />
      <Kite x={1070} y={180} size={0.8} turn={24} colors={mixed} />
      <Kite x={300} y={130} size={0.4} turn={-12} colors={mixed} />
    </Box>
  );
}
