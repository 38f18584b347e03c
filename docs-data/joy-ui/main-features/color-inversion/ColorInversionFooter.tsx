import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const links = ['Opening hours', 'Loan periods', 'House rules'];

export default function ColorInversionFooter() {
  return (
    <Sheet
      variant="solid"
      color="neutral"
      invertedColors
      sx={{ p: 3, width: '100%' }}
    >
      <Typography level="title-lg">City library</Typography>
      <Divider sx={{ my: 2 }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {links.map((text) => (
          <Link
            key={text}
            href="#ColorInversionFooter"
            underline="always"
            textColor="text.primary"
          >
            {text}
          </Link>
        ))}
      </Box>
    </Sheet>
  );
}
