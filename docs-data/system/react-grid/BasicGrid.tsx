import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={8} sx={bed}>
        Beans, 8
      </Grid>
      <Grid size={4} sx={bed}>
        Herbs, 4
      </Grid>
      <Grid size={4} sx={bed}>
        Leeks, 4
      </Grid>
      <Grid size={8} sx={bed}>
        Squash, 8
      </Grid>
    </Grid>
  );
}
