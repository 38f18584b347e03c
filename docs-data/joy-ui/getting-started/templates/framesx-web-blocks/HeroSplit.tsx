import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import Block from './Block';
import Sky from './Sky';

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 5, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
};
const image = {
  overflow: 'hidden',
  aspectRatio: { xs: '4 / 3', md: '1' },
  borderRadius: 'xl',
  borderEndStartRadius: { md: 160 },
};

/** Text next to an image. On phones, the image moves below the text. */
export default function HeroSplit() {
  return (
    <Block id="top" labelledBy="top-title">
      <Box sx={columns}>
        <div>
          <Typography level="title-sm" color="primary" sx={{ mb: 2 }}>
            Kite kits for four seasons
          </Typography>
          <Typography level="h1" id="top-title">
            Build it on Saturday. Fly it on Sunday.
          </Typography>
          <Typography level="body-lg" sx={{ mt: 2.5, mb: 4, maxWidth: '44ch' }}>
            Sails, spars and line for one kite, cut in our workshop. All you
            need at home is a table and somebody to hold the other end.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button component="a" href="#order" size="lg">
              Order the first kit
            </Button>
            <Button
              component="a"
              href="#inside"
              size="lg"
              variant="plain"
              color="neutral"
            >
              See what is inside
            </Button>
          </Box>
        </div>
        <Box sx={image}>
          <Sky />
        </Box>
      </Box>
    </Block>
  );
}
