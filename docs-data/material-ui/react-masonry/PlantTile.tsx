import Paper from '@mui/material/Paper';

interface PlantTileProps {
  name: string;
  height: number;
}

export default function PlantTile({ name, height }: PlantTileProps) {
  return (
    <Paper
      role="listitem"
      variant="outlined"
      sx={{ height, display: 'grid', placeItems: 'center' }}
    >
      {name}
    </Paper>
  );
}
