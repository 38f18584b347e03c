import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import SaveIcon from '@mui/icons-material/Save';
import ShareIcon from '@mui/icons-material/Share';

export default function SpeedDialActionSpecimen() {
  return (
    <SpeedDial open ariaLabel="Document actions" icon={<SpeedDialIcon />}>
      <SpeedDialAction icon={<ShareIcon />} tooltipTitle="Share" tooltipOpen />
      <SpeedDialAction icon={<SaveIcon />} tooltipTitle="Save" tooltipOpen />
    </SpeedDial>
  );
}
