import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupUsage() {
  const [view, setView] = useState<string | null>('map');

  return (
    <ToggleButtonGroup
      aria-label="View"
      value={view}
      onChange={(_, next) => setView(next)}
    >
      <Button value="map">Map</Button>
      <Button value="list">List</Button>
    </ToggleButtonGroup>
  );
}
