import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import OpacityIcon from '@mui/icons-material/Opacity';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

const care = [
  { title: 'Water', icon: <OpacityIcon /> },
  { title: 'Move into the sun', icon: <WbSunnyIcon /> },
  { title: 'Repot', icon: <LocalFloristIcon /> },
];

export default function TooltipButtonGroup() {
  return (
    <ButtonGroup aria-label="Plant care">
      {care.map(({ title, icon }) => (
        <Tooltip key={title} title={title}>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
