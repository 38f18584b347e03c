import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

export default function BottomNavigationActionSpecimen() {
  return (
    <BottomNavigation showLabels value={0}>
      <BottomNavigationAction
        label="Home"
        icon={<span aria-hidden="true">★</span>}
      />
    </BottomNavigation>
  );
}
