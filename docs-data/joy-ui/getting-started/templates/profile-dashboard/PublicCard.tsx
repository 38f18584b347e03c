import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import Cover from './Cover';
import type { Profile } from './profile';

const picture = {
  position: 'relative',
  p: 0,
  aspectRatio: { xs: '5 / 2', lg: '1' },
  '& svg': { position: 'absolute', inset: 0 },
};

/** A live preview of the profile as listeners see it. */
export default function PublicCard({ profile }: { profile: Profile }) {
  const { name, show, bio, cover, nights } = profile;

  return (
    <Box component="section" aria-labelledby="public-title">
      <Typography
        level="body-sm"
        component="h2"
        id="public-title"
        sx={{ mb: 1 }}
      >
        What listeners see
      </Typography>
      <Card sx={{ overflow: 'hidden' }}>
        <CardOverflow sx={picture}>
          <Cover name={cover} />
        </CardOverflow>
        <CardContent>
          <Typography level="h3" component="p">
            {show || 'Untitled show'}
          </Typography>
          <Typography level="title-sm" color="primary">
            with {name || 'a guest'}
          </Typography>
          <Typography level="body-sm" sx={{ overflowWrap: 'anywhere' }}>
            {bio}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
            {nights.map((night) => (
              <Chip key={night} size="sm" variant="soft">
                {night}
              </Chip>
            ))}
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
}
