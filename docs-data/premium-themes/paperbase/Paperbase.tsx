import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import TopBar from './TopBar';
import Members from './Members';
import Navigation from './Navigation';
import NothingYet from './NothingYet';
import PaperbaseTheme from './PaperbaseTheme';

export default function Paperbase() {
  const [place, setPlace] = useState('Members');
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const go = (next: string) => {
    setPlace(next);
    setOpen(false);
  };
  const leave = (next: string) => {
    go(next);
    // The pressed button disappears with its page.
    title.current?.focus();
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
          <TopBar
            title={place}
            titleRef={title}
            isOpen={isOpen}
            onOpen={() => setOpen(true)}
          />
          {place === 'Members' ? (
            <Members />
          ) : (
            <NothingYet place={place} onGo={leave} />
          )}
        </Box>
      </Box>
    </PaperbaseTheme>
  );
}
