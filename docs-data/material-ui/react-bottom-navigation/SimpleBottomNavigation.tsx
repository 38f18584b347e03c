import { useState } from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import MapIcon from '@mui/icons-material/Map';
import NearMeIcon from '@mui/icons-material/NearMe';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const views = [
  { label: 'Map', icon: <MapIcon /> },
  { label: 'Nearby', icon: <NearMeIcon /> },
  { label: 'Saved', icon: <BookmarkIcon /> },
];

export default function SimpleBottomNavigation() {
  const [view, setView] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="City guide"
      showLabels
      value={view}
      onChange={(event, newView) => setView(newView)}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      {views.map((action, index) => (
        <BottomNavigationAction
          key={action.label}
          {...action}
          aria-current={index === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
