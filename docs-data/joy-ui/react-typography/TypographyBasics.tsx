import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyBasics() {
  return (
    <Box component="article" sx={{ maxWidth: 420 }}>
      <Typography level="h2" component="h3" gutterBottom>
        The last sail maker
      </Typography>
      <Typography level="title-md" gutterBottom>
        A visit to the harbor
      </Typography>
      <Typography gutterBottom>
        Each sail is cut on the floor of the loft, from a pattern that is older
        than the boat.
      </Typography>
      <Typography level="body-sm">A reading time of six minutes</Typography>
    </Box>
  );
}
