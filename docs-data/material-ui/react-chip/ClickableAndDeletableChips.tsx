import { useState } from 'react';
import Chip from '@mui/material/Chip';

const periods = ['Any time', 'Last week', 'Last year'];

export default function ClickableAndDeletableChips() {
  const [index, setIndex] = useState(1);
  const next = () => setIndex((index + 1) % periods.length);
  const clear = () => setIndex(0);

  return (
    <Chip
      label={periods[index]}
      onClick={next}
      onDelete={index > 0 ? clear : undefined}
    />
  );
}
