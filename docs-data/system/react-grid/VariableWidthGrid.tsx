import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  px: 0.5,
  py: 1,
  textAlign: 'center',
};

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size="auto" sx={bed}>
        Beans, auto
      </Grid>
      <Grid size={4} sx={bed}>
        Herbs, 4
      </Grid>
      <Grid size="grow" sx={bed}>
        grow
      </Grid>
    </Grid>
  );
}
