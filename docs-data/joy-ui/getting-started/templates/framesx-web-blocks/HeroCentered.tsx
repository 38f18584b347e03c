import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import Block from './Block';
import Blueprint from './Blueprint';

/** Centered text above a wide image. */
export default function HeroCentered() {
  return (
    <Block id="season" labelledBy="season-title">
      <Box sx={{ textAlign: 'center', maxWidth: 680, mx: 'auto' }}>
        <Chip color="warning" sx={{ mb: 2 }}>
          Spring kit
        </Chip>
        <Typography level="h2" id="season-title">
          The Swift, for days with hardly a breeze
        </Typography>
        <Typography level="body-lg" sx={{ mt: 2 }}>
          It weighs as much as a bar of chocolate and climbs in winds that only
          move the leaves.
        </Typography>
      </Box>
      <Box
        sx={{
          mt: 6,
          height: { xs: 260, md: 420 },
          borderRadius: 'xl',
          overflow: 'hidden',
        }}
      >
        <Blueprint />
      </Box>
    </Block>
  );
}
