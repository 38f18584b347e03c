import { useState } from 'react';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import TrainIcon from '@mui/icons-material/Train';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Tile = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  width: 132,
  padding: theme.spacing(2),
  border: '2px solid currentColor',
  borderRadius: 12,
  '&[aria-pressed="false"]': { borderStyle: 'dotted' },
  [`&.${buttonBaseClasses.focusVisible}`]: {
    outline: '3px solid currentColor',
    outlineOffset: 2,
  },
}));

const trips = [
  { id: 'train', Icon: TrainIcon, title: 'Train', detail: 'Direct' },
  { id: 'bus', Icon: DirectionsBusIcon, title: 'Bus', detail: 'One change' },
];

export default function ButtonBaseDemo() {
  const [chosen, setChosen] = useState('train');

  return (
    <Stack
      role="group"
      aria-label="Connections"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {trips.map(({ id, Icon, title, detail }) => (
        <Tile
          key={id}
          focusRipple
          aria-pressed={id === chosen}
          onClick={() => setChosen(id)}
          sx={{ color: id === chosen ? 'primary.main' : 'text.secondary' }}
        >
          <Icon />
          <Typography component="span">{title}</Typography>
          <Typography component="span" variant="body2">
            {detail}
          </Typography>
        </Tile>
      ))}
    </Stack>
  );
}
