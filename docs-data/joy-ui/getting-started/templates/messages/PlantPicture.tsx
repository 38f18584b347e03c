import Avatar from '@mui/joy/Avatar';
import type { Plant } from './threads';

const shapes = {
  fern: 'M24 34V14M24 30q-10 0-12-8 10 0 12 6M24 30q10 0 12-8-10 0-12 6M24 21q-8 0-9-7 8 0 9 5M24 21q8 0 9-7-8 0-9 5',
  cactus: 'M20 34V14q0-5 4-5t4 5v20zM20 27h-3q-4 0-4-5v-3M28 23h3q4 0 4-5v-2',
  tulip:
    'M24 34V20M18 8q3 4 6 0 3 4 6 0 3 12-6 12T18 8zM24 32q-9-1-10-9 9 1 10 7M24 32q9-1 10-9-9 1-10 7',
};
const leaves = { fern: '#2e7d4f', cactus: '#3f7f6b', tulip: '#b8405e' };
const backs = { fern: '#dff0d8', cactus: '#f7e6c4', tulip: '#fbe0e6' };

/** A plant in a pot. It has no text alternative: its owner's name is next to it. */
export default function PlantPicture({ plant }: { plant: Plant }) {
  return (
    <Avatar aria-hidden size="lg" sx={{ bgcolor: backs[plant] }}>
      <svg width="48" height="48" viewBox="0 0 48 48">
        <path
          d={shapes[plant]}
          fill={leaves[plant]}
          stroke={leaves[plant]}
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M15 33h18l-3 11H18z" fill="#a8562c" />
      </svg>
    </Avatar>
  );
}
