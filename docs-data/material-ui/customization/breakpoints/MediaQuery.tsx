import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Card = styled('div')(({ theme: { breakpoints, palette, spacing } }) => ({
  padding: spacing(2),
  border: `2px dashed ${palette.info.main}`,
  [breakpoints.up('sm')]: { borderStyle: 'solid' },
  [breakpoints.up('md')]: { borderWidth: 6 },
}));

export default function MediaQuery() {
  return (
    <Box sx={{ p: 2 }}>
      <Card>Dashed below sm, solid from sm, thick from md</Card>
    </Box>
  );
}
