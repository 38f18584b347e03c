import type { ReactElement } from 'react';
import Box from '@mui/joy/Box';
import type { CoverName } from './profile';

const tide = (
  <>
    <rect width="200" height="200" fill="#0f3f55" />
    <circle cx="140" cy="62" r="30" fill="#ffd9a0" />
    <path d="M0 104q25-16 50 0t50 0 50 0 50 0v96H0z" fill="#2b7f8c" />
    <path d="M0 134q25-16 50 0t50 0 50 0 50 0v66H0z" fill="#67b7b0" />
    <path d="M0 164q25-16 50 0t50 0 50 0 50 0v36H0z" fill="#bfe3d3" />
  </>
);

const signal = (
  <>
    <rect width="200" height="200" fill="#f26b4e" />
    <g fill="none" stroke="#2a1a3e" strokeWidth="12" strokeLinecap="round">
      <path d="M60 150a57 57 0 0 1 80 0" />
      <path d="M38 120a88 88 0 0 1 124 0" />
      <path d="M16 90a119 119 0 0 1 168 0" />
    </g>
    <circle cx="100" cy="176" r="12" fill="#2a1a3e" />
  </>
);

const moonrise = (
  <>
    <rect width="200" height="200" fill="#2c2150" />
    <circle cx="100" cy="112" r="64" fill="#f5e7c4" />
    <g fill="#2c2150">
      <rect y="112" width="200" height="6" />
      <rect y="128" width="200" height="9" />
      <rect y="147" width="200" height="12" />
      <rect y="168" width="200" height="32" />
    </g>
  </>
);

const buoy = 'm-14 0 8-34h12l8 34zM-24 6h48l-8 18h-32z';
const buoys = (
  <>
    <rect width="200" height="200" fill="#cfe6e6" />
    <path d="M0 120h200v80H0z" fill="#3d8f96" />
    <path d={buoy} transform="translate(60 112)" fill="#d3382f" />
    <path d={buoy} transform="translate(142 142) scale(1.5)" fill="#f0b429" />
  </>
);

const pictures: Record<CoverName, ReactElement> = {
  Tide: tide,
  Signal: signal,
  Moonrise: moonrise,
  Buoys: buoys,
};

export default function Cover({ name }: { name: CoverName }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', height: '100%' }}
    >
      {pictures[name]}
    </Box>
  );
}
