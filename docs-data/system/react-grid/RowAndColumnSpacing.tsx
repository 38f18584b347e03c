import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

const beds = ['Beans', 'Herbs', 'Leeks', 'Squash'];

export default function RowAndColumnSpacing() {
  return (
    <Grid
      container
      rowSpacing={1}
      columnSpacing={{ xs: 2, sm: 4 }}
      sx={{ width: 1 }}
    >
      {beds.map((name) => (
        <Grid key={name} size={6} sx={bed}>
          {name}
        </Grid>
      ))}
    </Grid>
  );
}
