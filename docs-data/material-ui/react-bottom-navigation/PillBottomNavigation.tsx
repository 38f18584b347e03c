import { useState } from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import HeadphonesIcon from '@mui/icons-material/Headphones';
import LibraryMusicIcon from '@mui/icons-material/LibraryMusic';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';

const PillAction = styled(BottomNavigationAction)(({ theme }) => ({
  flexDirection: 'row',
  gap: theme.spacing(1),
  margin: theme.spacing(1),
  borderRadius: 20,
  [`&.${bottomNavigationActionClasses.selected}`]: {
    color: (theme.vars ?? theme).palette.primary.contrastText,
    backgroundColor: (theme.vars ?? theme).palette.primary.main,
    // Visible only in high-contrast mode, which removes the background.
    textDecoration: 'underline transparent',
  },
  [`& .${bottomNavigationActionClasses.label}`]: {
    fontSize: theme.typography.body2.fontSize,
  },
}));

const views = [
  { label: 'Listen', icon: <HeadphonesIcon /> },
  { label: 'Collection', icon: <LibraryMusicIcon /> },
];
const size = { width: 360, maxWidth: '100%', borderRadius: 7 };

export default function PillBottomNavigation() {
  const [view, setView] = useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Music"
      showLabels
      value={view}
      onChange={(event, newView) => setView(newView)}
      sx={size}
    >
      {views.map((action, index) => (
        <PillAction
          key={action.label}
          {...action}
          aria-current={index === view ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
