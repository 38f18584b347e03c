import { useState } from 'react';
import BrushIcon from '@mui/icons-material/Brush';
import CreateIcon from '@mui/icons-material/Create';
import FormatPaintIcon from '@mui/icons-material/FormatPaint';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroup() {
  const [layers, setLayers] = useState<string[]>(['sketch', 'ink']);

  return (
    <ToggleButtonGroup
      aria-label="Visible layers"
      value={layers}
      onChange={(_, next) => setLayers(next)}
    >
      <IconButton value="sketch" aria-label="Sketch">
        <CreateIcon />
      </IconButton>
      <IconButton value="ink" aria-label="Ink">
        <BrushIcon />
      </IconButton>
      <IconButton value="color" aria-label="Color">
        <FormatPaintIcon />
      </IconButton>
    </ToggleButtonGroup>
  );
}
