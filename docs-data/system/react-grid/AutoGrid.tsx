import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size="grow" sx={bed}>
        grow
      </Grid>
      <Grid size={6} sx={bed}>
        Beans, 6
      </Grid>
      <Grid size="grow" sx={bed}>
        grow
      </Grid>
    </Grid>
  );
}
