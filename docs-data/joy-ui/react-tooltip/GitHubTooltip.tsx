import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

const card = (
  <Box component="span" sx={{ display: 'flex', gap: 1.5, maxWidth: 260, p: 1 }}>
    <Avatar size="sm" aria-hidden>
      41
    </Avatar>
    <span>
      <Typography component="span" level="title-sm" display="block">
        The gate doesn’t close
      </Typography>
      <Typography component="span" level="body-sm" display="block">
        Reported on Monday, repaired on Friday.
      </Typography>
    </span>
  </Box>
);

export default function GitHubTooltip() {
  return (
    <Typography>
      The goats got out again, see{' '}
      <Tooltip describeChild arrow variant="outlined" title={card}>
        <Link href="#rich-content">report 41</Link>
      </Tooltip>
      .
    </Typography>
  );
}
