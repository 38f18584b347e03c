import { useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CssBaseline from '@mui/joy/CssBaseline';
import Sheet from '@mui/joy/Sheet';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import Details from './Details';
import FolderTree from './FolderTree';
import Header from './Header';
import Shelf from './Shelf';
import { focusHeading } from './Trail';
import { theme } from './theme';
import { useFiles } from './useFiles';

const columns = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '240px minmax(0, 1fr)',
    lg: '260px minmax(0, 1fr) 300px',
  },
};
/** A column on wide screens, a sheet at the bottom of narrow ones. */
const pane = (isAsked: boolean) => ({
  display: { xs: isAsked ? 'block' : 'none', lg: 'block' },
  position: { xs: 'fixed', lg: 'static' },
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  maxHeight: { xs: '70dvh', lg: 'none' },
  overflow: 'auto',
  minHeight: { lg: 'calc(100dvh - 90px)' },
  boxShadow: { xs: 'lg', lg: 'none' },
  borderInlineStart: { lg: '1px solid var(--choir-palette-divider)' },
});

export default function Files() {
  const room = useFiles();
  const [isAsked, setAsked] = useState(false);
  const trigger = useRef<HTMLElement | null>(null);
  const { chosen, removed } = room;
  const choose = (id: string, from: HTMLElement) => {
    trigger.current = from;
    room.choose(id);
    setAsked(true);
  };
  const close = () => {
    room.choose(undefined);
    setAsked(false);
    // The button of the file may be gone, in another folder or view.
    if (trigger.current?.isConnected) trigger.current.focus();
    else focusHeading();
  };

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ bgcolor: 'background.body', minHeight: '100dvh' }}>
        <Header {...room} />
        <Box sx={columns}>
          <FolderTree {...room} />
          <Shelf room={room} onChoose={choose} />
          <Sheet component="aside" aria-label="Details" sx={pane(isAsked)}>
            {chosen ? (
              <Details
                key={chosen.id}
                file={chosen}
                isAsked={isAsked}
                onClose={close}
                onRename={(name) => room.rename(chosen.id, name)}
                onRemove={() => {
                  setAsked(false);
                  room.remove(chosen);
                  focusHeading();
                }}
              />
            ) : (
              <Typography sx={{ p: 2 }}>
                Choose a file to see its details.
              </Typography>
            )}
          </Sheet>
        </Box>
      </Box>
      <Snackbar
        key={removed?.id}
        open={room.canRestore}
        onClose={(_, reason) => reason !== 'clickaway' && room.forget()}
        autoHideDuration={8000}
        variant="solid"
        endDecorator={
          <Button
            size="sm"
            variant="soft"
            color="neutral"
            onClick={() => {
              room.restore();
              focusHeading();
            }}
          >
            Undo
          </Button>
        }
      >
        <span role="alert">Removed: {removed?.name}</span>
      </Snackbar>
    </CssVarsProvider>
  );
}
