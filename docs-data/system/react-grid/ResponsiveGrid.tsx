import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

const beds = ['Beans', 'Herbs', 'Leeks', 'Squash', 'Peas', 'Chard'];

export default function ResponsiveGrid() {
  return (
    <Grid
      container
      spacing={{ xs: 1, sm: 3 }}
      columns={{ xs: 2, sm: 8, md: 12 }}
      sx={{ width: 1 }}
    >
      {beds.map((name) => (
        <Grid key={name} size={{ xs: 2, sm: 4 }} sx={bed}>
          {name}
        </Grid>
      ))}
    </Grid>
  );
}
