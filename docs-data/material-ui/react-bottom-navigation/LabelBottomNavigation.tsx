import { useState } from 'react';
import AlarmIcon from '@mui/icons-material/Alarm';
import PublicIcon from '@mui/icons-material/Public';
import TimerIcon from '@mui/icons-material/Timer';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const views = [
  { value: 'alarm', label: 'Alarm', icon: <AlarmIcon /> },
  { value: 'world', label: 'World', icon: <PublicIcon /> },
  { value: 'timer', label: 'Timer', icon: <TimerIcon /> },
];

export default function LabelBottomNavigation() {
  const [view, setView] = useState('world');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Clock"
      value={view}
      onChange={(event, newView) => setView(newView)}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      {views.map((action) => (
        <BottomNavigationAction
          key={action.value}
          {...action}
          aria-current={action.value === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
