import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';

export default function BasicButtonGroup() {
  const [percent, setPercent] = useState(100);

  const zoom = (by: number) =>
    setPercent(Math.min(Math.max(percent + by, 10), 400));
  return (
    <ButtonGroup aria-label="Zoom">
      <IconButton aria-label="Smaller" onClick={() => zoom(-10)}>
        <RemoveIcon />
      </IconButton>
      <Button onClick={() => setPercent(100)}>{percent}%</Button>
      <IconButton aria-label="Larger" onClick={() => zoom(10)}>
        <AddIcon />
      </IconButton>
    </ButtonGroup>
  );
}
