import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid2';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import Stack from '@mui/material/Stack';
import Gallery from './Gallery';

const block = { bgcolor: 'primary.main', borderRadius: 1, height: 28 };

const container = (
  <Container maxWidth="xs">
    <Box sx={block} />
  </Container>
);

const stack = (
  <Stack spacing={1} sx={{ width: 120 }}>
    <Box sx={block} />
    <Box sx={block} />
    <Box sx={block} />
  </Stack>
);

const grid = (
  <Grid container spacing={1} sx={{ width: 140 }}>
    {([8, 4, 4, 8] as const).map((size, index) => (
      <Grid key={index} size={size}>
        <Box sx={block} />
      </Grid>
    ))}
  </Grid>
);

const images = (
  <ImageList cols={2} rowHeight={56} sx={{ width: 150, m: 0 }}>
    {['dunes', 'cliff', 'meadow', 'night'].map((name) => (
      <ImageListItem key={name}>
        <img src={`/static/images/island/${name}.svg`} alt="" />
      </ImageListItem>
    ))}
  </ImageList>
);

const items = [
  ['Box', 'react-box', <Box key="" sx={{ ...block, width: 80 }} />],
  ['Container', 'react-container', container],
  ['Grid v2', 'react-grid2', grid],
  ['Stack', 'react-stack', stack],
  ['Image List', 'react-image-list', images],
] as const;

export default function AllComponentsLayout() {
  return <Gallery label="Layout" items={items} />;
}
