import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const bar = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  px: { xs: 2.5, md: 5 },
  py: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 2, md: 4 },
  maxWidth: 1160,
  mx: 'auto',
};

export default function SiteBar() {
  return (
    <Sheet component="header" sx={bar}>
      <Box sx={row}>
        <Box
          component="svg"
          viewBox="0 0 24 30"
          aria-hidden
          sx={{ width: 22, flexShrink: 0 }}
        >
          <path d="M12 0v10H0z" fill="#ff6b4a" />
          <path d="M12 0v10h12z" fill="#ffc145" />
          <path d="M12 30V10H0z" fill="#3a4bcf" />
          <path d="M12 30V10h12z" fill="#7686ef" />
        </Box>
        <Typography level="title-lg" sx={{ marginInlineEnd: 'auto' }}>
          Updraft
        </Typography>
        <Box
          component="nav"
          aria-label="Page"
          sx={{ display: { xs: 'none', sm: 'flex' }, gap: 3 }}
        >
          <Link href="#inside" color="neutral">
            In the box
          </Link>
          <Link href="#season" color="neutral">
            This season
          </Link>
          <Link href="#festival" color="neutral">
            Festival
          </Link>
        </Box>
        <Button component="a" href="#order" size="sm">
          Order a kit
        </Button>
      </Box>
    </Sheet>
  );
}
