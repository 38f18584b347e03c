import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, sm: 8 }} sx={bed}>
        Beans: 12, from sm 8
      </Grid>
      <Grid size={{ xs: 6, sm: 4 }} sx={bed}>
        Herbs: 6, from sm 4
      </Grid>
      <Grid size={{ xs: 6, sm: 12 }} sx={bed}>
        Leeks: 6, from sm 12
      </Grid>
    </Grid>
  );
}
