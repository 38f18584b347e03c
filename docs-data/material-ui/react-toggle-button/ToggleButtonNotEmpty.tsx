import { useState } from 'react';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonNotEmpty() {
  const [view, setView] = useState('map');
  const change = (_event: unknown, value: string | null) => {
    if (value !== null) setView(value);
  };

  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={change}
      aria-label="Show the stations"
    >
      <ToggleButton value="map" aria-label="On a map">
        <MapIcon />
      </ToggleButton>
      <ToggleButton value="list" aria-label="In a list">
        <ViewListIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
