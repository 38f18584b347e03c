import Box from '@mui/joy/Box';
import type { Kind } from './choirFiles';

const paper = {
  score: '#f3ead2',
  recording: '#203a3c',
  poster: '#d9822b',
};
const staves = [22, 50, 78];
const bars = [18, 34, 52, 26, 60, 44, 70, 30, 48, 22, 56, 38, 16];

function Score() {
  const lines = staves.flatMap((y) => [0, 4, 8, 12, 16].map((add) => y + add));
  return (
    <g stroke="#43372a" fill="#43372a">
      <path d={lines.map((y) => `M14 ${y}h132`).join('')} strokeWidth="0.8" />
      {staves.map((y, row) => (
        <g key={y}>
          {[34, 58, 76, 104, 128].map((x, at) => (
            <g key={x}>
              <ellipse
                cx={x}
                cy={y + 4 + ((at * 5 + row * 3) % 12)}
                rx="4"
                ry="3"
              />
              <path
                d={`M${x + 3.5} ${y + 3 + ((at * 5 + row * 3) % 12)}v-16`}
              />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

function Recording() {
  return (
    <path
      d={bars
        .map((tall, at) => `M${20 + at * 10} ${60 - tall / 2}v${tall}`)
        .join('')}
      stroke="#9fe0d0"
      strokeWidth="5"
      strokeLinecap="round"
    />
  );
}

function Poster() {
  return (
    <g>
      <circle cx="80" cy="72" r="34" fill="#fbe3b5" />
      <path d="M0 120V92q40-26 80-8t80-16v52z" fill="#24395c" />
      <path d="M30 20h100M50 32h60" stroke="#3b1f0a" strokeWidth="6" />
    </g>
  );
}

const pictures = { score: Score, recording: Recording, poster: Poster };

/** A thumbnail of a file. */
export default function Cover({ kind }: { kind: Kind }) {
  const Picture = pictures[kind];

  return (
    <Box
      component="svg"
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', width: '100%', bgcolor: paper[kind] }}
    >
      <Picture />
    </Box>
  );
}
