import { useState } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import MapIcon from '@mui/icons-material/Map';
import NearMeIcon from '@mui/icons-material/NearMe';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function SimpleBottomNavigation() {
  const [view, setView] = useState(0);

  return (
    <BottomNavigation
      showLabels
      value={view}
      onChange={(event, newView) => setView(newView)}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      <BottomNavigationAction label="Map" icon={<MapIcon />} />
      <BottomNavigationAction label="Nearby" icon={<NearMeIcon />} />
      <BottomNavigationAction label="Saved" icon={<BookmarkIcon />} />
    </BottomNavigation>
  );
}
