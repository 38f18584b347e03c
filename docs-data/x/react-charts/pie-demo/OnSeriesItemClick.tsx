import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const shops = [
  { id: 'quay', label: 'Quay', value: 48, note: 'opened in March' },
  { id: 'market', label: 'Market', value: 33, note: 'closed on Mondays' },
  { id: 'park', label: 'Park', value: 19, note: 'open in summer only' },
];

export default function OnSeriesItemClick() {
  const [id, setId] = useState<string | number>('quay');
  const shop = shops.find((one) => one.id === id);
  const chips = shops.map(({ id: other, label }) => (
    <Chip
      key={other}
      label={label}
      aria-pressed={other === id}
      variant={other === id ? 'filled' : 'outlined'}
      sx={{ m: 0.5 }}
      onClick={() => setId(other)}
    />
  ));
  return (
    <Box sx={{ width: 400, maxWidth: '100%', textAlign: 'center' }}>
      <PieChart
        title="Ice cream sold per shop, in percent"
        height={220}
        skipAnimation
        series={[{ data: shops }]}
        onItemClick={(_, __, item) => setId(item.id)}
      />
      {chips}
      <Typography role="status">
        {shop && `${shop.label}: ${shop.value}%, ${shop.note}`}
      </Typography>
    </Box>
  );
}
