import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  py: 1,
  textAlign: 'center',
};

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={4} offset={4} sx={bed}>
        Pond, offset 4
      </Grid>
      <Grid size={3} sx={bed}>
        Herbs
      </Grid>
      <Grid size={5} offset="auto" sx={bed}>
        Leeks, offset auto
      </Grid>
    </Grid>
  );
}
