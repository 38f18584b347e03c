import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const genres = [
  { label: 'Crime', value: 38 },
  { label: 'Poetry', value: 9 },
  { label: 'Travel', value: 21 },
];

export default function PieClickNoSnap() {
  const [chosen, setChosen] = useState(0);
  const { label: genre, value: count } = genres[chosen]!;
  const chips = genres.map(({ label }, index) => (
    <Chip
      key={label}
      label={label}
      aria-pressed={index === chosen}
      variant={index === chosen ? 'filled' : 'outlined'}
      onClick={() => setChosen(index)}
    />
  ));
  return (
    <Box sx={{ width: 400, maxWidth: '100%', textAlign: 'center' }}>
      <PieChart
        title="Books on the shelf by genre"
        height={220}
        skipAnimation
        series={[{ data: genres }]}
        onItemClick={(_, { dataIndex }) => setChosen(dataIndex)}
      />
      <Stack
        direction="row"
        spacing={1}
        sx={{ justifyContent: 'center', mb: 1 }}
      >
        {chips}
      </Stack>
      <Typography role="status">{`${genre}: ${count} books`}</Typography>
    </Box>
  );
}
