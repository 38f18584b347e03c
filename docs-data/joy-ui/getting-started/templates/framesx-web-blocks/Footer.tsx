import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const footer = {
  px: { xs: 2.5, md: 5 },
  pt: 4,
  pb: 10,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  maxWidth: 1160,
  mx: 'auto',
};

export default function Footer() {
  return (
    <Box component="footer" sx={footer}>
      <Box sx={row}>
        <Typography level="body-sm" sx={{ marginInlineEnd: 'auto' }}>
          Updraft, Ropewalk 12. The workshop is open on Wednesdays.
        </Typography>
        <Link href="#top" level="body-sm">
          Back to top
        </Link>
      </Box>
    </Box>
  );
}
