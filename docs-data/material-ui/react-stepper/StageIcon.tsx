import AgricultureIcon from '@mui/icons-material/Agriculture';
import GrassIcon from '@mui/icons-material/Grass';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Avatar from '@mui/material/Avatar';
import type { StepIconProps } from '@mui/material/StepIcon';

const icons = [<GrassIcon />, <WaterDropIcon />, <AgricultureIcon />];

export default function StageIcon({ active, completed, icon }: StepIconProps) {
  const reached = active || completed;

  return (
    <Avatar
      sx={{
        width: 48,
        height: 48,
        bgcolor: reached ? 'success.main' : 'action.disabledBackground',
        color: reached ? 'success.contrastText' : 'text.secondary',
      }}
    >
      {icons[Number(icon) - 1]}
    </Avatar>
  );
}
