import { useState } from 'react';
import Box from '@mui/material/Box';
import TopBar from './TopBar';
import Members from './Members';
import Navigation from './Navigation';
import NothingYet from './NothingYet';
import PaperbaseTheme from './PaperbaseTheme';

export default function Paperbase() {
  const [place, setPlace] = useState('Members');
  const [isOpen, setOpen] = useState(false);
  const go = (next: string) => {
    setPlace(next);
    setOpen(false);
  };

  return (
    <PaperbaseTheme>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <Navigation
          place={place}
          onGo={go}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
        <Box component="main" sx={{ flex: 1, minWidth: 0, pb: 9 }}>
          <TopBar title={place} isOpen={isOpen} onOpen={() => setOpen(true)} />
          {place === 'Members' ? (
            <Members />
          ) : (
            <NothingYet place={place} onGo={go} />
          )}
        </Box>
      </Box>
    </PaperbaseTheme>
  );
}
