import { useState } from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const words = ['Not rated', 'Silent', 'Quiet', 'Audible', 'Loud', 'Very loud'];
const labelOf = (value: number) => words[value] ?? '';

export default function HoverRating() {
  const [noise, setNoise] = useState<number | null>(2);
  const [hovered, setHovered] = useState(-1);

  const rate = (_event: unknown, value: number | null) => {
    setNoise(value);
    // After a press, the rating may not report that the pointer leaves.
    setHovered(-1);
  };

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ typography: 'body1', alignItems: 'center', minWidth: 240 }}
    >
      <Rating
        role="radiogroup"
        aria-label="Noise at night"
        value={noise}
        getLabelText={labelOf}
        emptyLabelText={labelOf(0)}
        onChange={rate}
        onChangeActive={(_event, value) => setHovered(value)}
      />
      <span>{labelOf(hovered === -1 ? (noise ?? 0) : hovered)}</span>
    </Stack>
  );
}
