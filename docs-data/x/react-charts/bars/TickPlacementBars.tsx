import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import PlacementSelect from './PlacementSelect';

const ticks = ['extremities', 'start', 'middle', 'end'] as const;
const labels = ['middle', 'tick'] as const;
const data = ['Mon', 'Tue', 'Wed', 'Thu'];

export default function TickPlacementBars() {
  const [tickPlacement, setTick] =
    useState<(typeof ticks)[number]>('extremities');
  const [tickLabelPlacement, setLabel] =
    useState<(typeof labels)[number]>('middle');
  const tick = {
    label: 'tickPlacement',
    value: tickPlacement,
    onChange: setTick,
  };
  const label = { label: 'tickLabelPlacement', value: tickLabelPlacement };
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
        <PlacementSelect options={ticks} {...tick} />
        <PlacementSelect options={labels} {...label} onChange={setLabel} />
      </Box>
      <BarChart
        title="Parcels delivered per day"
        height={240}
        margin={{ top: 20 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data, tickPlacement, tickLabelPlacement }]}
        series={[{ data: [63, 58, 71, 66] }]}
      />
    </Box>
  );
}
