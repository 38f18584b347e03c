import { useState } from 'react';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sides = [
  { name: 'left', icon: <FormatAlignLeftIcon /> },
  { name: 'center', icon: <FormatAlignCenterIcon /> },
  { name: 'right', icon: <FormatAlignRightIcon /> },
];

export default function FigmaButtonGroup() {
  const [side, setSide] = useState('left');

  return (
    <ToggleButtonGroup
      {...look}
      aria-label="Alignment"
      value={side}
      onChange={(_, next) => next && setSide(next)}
      sx={barStyle}
    >
      {sides.map(({ name, icon }) => (
        <IconButton key={name} value={name} aria-label={name}>
          {icon}
        </IconButton>
      ))}
    </ToggleButtonGroup>
  );
}

const look = { variant: 'plain', size: 'sm', spacing: 0.5 } as const;

const barStyle = {
  p: 0.5,
  borderRadius: 'md',
  bgcolor: 'background.level2',
  '&& [aria-pressed="true"]': {
    bgcolor: 'background.surface',
    boxShadow: 'sm',
    border: '1px solid transparent',
  },
};
