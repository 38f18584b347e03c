import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Nights from './Nights';

export default function TripPlanner() {
  const [rate, setRate] = useState('standard');
  return (
    <Grid container spacing={2} sx={{ width: 420, maxWidth: '100%' }}>
      <Cabin />
      <Nights />
      <Grid xs={12}>
        <ToggleButtonGroup
          aria-label="Rate"
          value={rate}
          onChange={(_, value) => setRate(value ?? rate)}
        >
          <Button value="standard">Standard</Button>
          <Button value="flexible">Flexible</Button>
        </ToggleButtonGroup>
      </Grid>
    </Grid>
  );
}

function Cabin() {
  return (
    <Grid xs={12} sm={6}>
      <FormControl>
        <FormLabel>Cabin</FormLabel>
        <Select defaultValue="lake">
          <Option value="lake">Lake cabin</Option>
          <Option value="forest">Forest cabin</Option>
          <Option value="tower">Watchtower</Option>
        </Select>
      </FormControl>
    </Grid>
  );
}
