import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, {
  speedDialActionClasses,
} from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { styled } from '@mui/material/styles';
import { actions } from './actions';

const SquareDial = styled(SpeedDial)({
  position: 'absolute',
  bottom: 0,
  insetInlineEnd: 0,
  [`& .${speedDialClasses.fab}, & .${speedDialActionClasses.fab}`]: {
    borderRadius: 12,
    boxShadow: 'none',
  },
});

export default function SquareSpeedDial() {
  return (
    <Box sx={{ position: 'relative', height: 240, width: 320, maxWidth: 1 }}>
      <SquareDial ariaLabel="Add to the album" icon={<SpeedDialIcon />}>
        {actions.map(({ name, icon }) => (
          <SpeedDialAction key={name} icon={icon} tooltipTitle={name} />
        ))}
      </SquareDial>
    </Box>
  );
}
