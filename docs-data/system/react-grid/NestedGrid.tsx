import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  p: 1,
  textAlign: 'center',
};

const seedlings = ['Basil', 'Mint', 'Dill', 'Sage'];

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={4} sx={bed}>
        Beans
      </Grid>
      <Grid container size={8} columns={4}>
        {seedlings.map((name) => (
          <Grid key={name} size={2} sx={bed}>
            {name}
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
