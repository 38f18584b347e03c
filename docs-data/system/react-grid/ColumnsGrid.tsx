import Grid from '@mui/system/Grid';

const bed = {
  border: '1px solid olivedrab',
  bgcolor: 'color-mix(in srgb, olivedrab 16%, transparent)',
  py: 1,
  textAlign: 'center',
};

const beds = ['Beans', 'Herbs', 'Leeks', 'Kale', 'Peas'];

export default function ColumnsGrid() {
  return (
    <Grid container spacing={1} columns={5} sx={{ width: 1 }}>
      {beds.map((name) => (
        <Grid key={name} size={1} sx={bed}>
          {name}
        </Grid>
      ))}
    </Grid>
  );
}
