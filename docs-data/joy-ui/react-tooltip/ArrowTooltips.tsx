import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import StarIcon from '@mui/icons-material/Star';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const tools = [
  { title: 'Print the crossword', icon: <PrintIcon /> },
  { title: 'Send it to a friend', icon: <ShareIcon /> },
  { title: 'Add it to favorites', icon: <StarIcon /> },
];

export default function ArrowTooltips() {
  return (
    <Stack direction="row" spacing={0.5}>
      {tools.map(({ title, icon }) => (
        <Tooltip key={title} arrow title={title}>
          <IconButton variant="outlined">{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
