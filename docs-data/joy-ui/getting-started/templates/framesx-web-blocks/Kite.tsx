import type { Sails } from './sails';

interface KiteProps {
  x: number;
  y: number;
  size: number;
  turn: number;
  colors: Sails;
}

const tail = 'M0 60c-14 22 12 34 0 56s10 32 0 54';

/** A kite with four sails, for use in a picture. */
export default function Kite({ x, y, size, turn, colors }: KiteProps) {
  const [a, b, c, d] = colors;

  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={tail} fill="none" stroke="#fff" strokeWidth="3" />
      <path
        d="M-9 88 9 96M-9 96l18-8M-9 136l18 8m-18 0 18-8"
        stroke={a}
        strokeWidth="5"
      />
      <path d="M0-60v45h-40z" fill={a} />
      <path d="M0-60v45h40z" fill={b} />
      <path d="M0 60v-75h-40z" fill={c} />
      <path d="M0 60v-75h40z" fill={d} />
      <path
        d="M0-60V60M-40-15h80"
        stroke="#1a1d3a"
        strokeOpacity=".5"
        strokeWidth="2"
      />
    </g>
  );
}
