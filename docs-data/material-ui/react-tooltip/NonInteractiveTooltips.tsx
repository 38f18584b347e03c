import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function NonInteractiveTooltips() {
  return (
    <Stack>
      <Tooltip disableInteractive title="Bold">
        <IconButton>
          <FormatBoldIcon />
        </IconButton>
      </Tooltip>
      <Tooltip disableInteractive title="Italic">
        <IconButton>
          <FormatItalicIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
