import { useId } from 'react';
import Box from '@mui/joy/Box';
import { draft, type Cloth } from './cloths';

const thread = 9;
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' };

export default function Weave({ cloth }: { cloth: Cloth }) {
  const id = useId();

  return (
    <Box component="svg" aria-hidden sx={whole}>
      <pattern
        id={id}
        width={cloth.warp.length}
        height={cloth.weft.length}
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${thread})`}
      >
        {draft(cloth).map(([color, path]) => (
          <path key={color} d={path} fill={color} shapeRendering="crispEdges" />
        ))}
      </pattern>
      <pattern
        id={`${id}-shade`}
        width={thread}
        height={thread}
        patternUnits="userSpaceOnUse"
      >
        <path
          d={`M0 0h${thread}M0 0v${thread}`}
          stroke="#000"
          strokeOpacity="0.22"
          strokeWidth="2"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect width="100%" height="100%" fill={`url(#${id}-shade)`} />
    </Box>
  );
}
