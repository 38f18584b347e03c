import { useRef } from 'react';
import Box from '@mui/joy/Box';
import CssBaseline from '@mui/joy/CssBaseline';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';
import PlantIcon from '@mui/icons-material/LocalFloristOutlined';
import Conversation from './Conversation';
import { theme } from './theme';
import ThreadList from './ThreadList';
import { useMessages } from './useMessages';

const page = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  bgcolor: 'background.body',
};
const columns = {
  display: 'grid',
  flex: 1,
  gap: { md: 2 },
  width: '100%',
  maxWidth: 1280,
  mx: 'auto',
  px: { md: 2 },
  pb: 8,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
};

export default function Messages() {
  const messages = useMessages();
  const { thread, isReading, close } = messages;
  const list = useRef<HTMLHeadingElement>(null);
  const goBack = () => {
    close();
    // The list appears after the next render.
    setTimeout(() => list.current?.focus());
  };

  return (
    <CssVarsProvider theme={theme}>
      <CssBaseline />
      <Box sx={page}>
        <Box
          component="header"
          sx={{
            width: '100%',
            maxWidth: 1280,
            mx: 'auto',
            p: { xs: 2, md: 3 },
          }}
        >
          <Typography
            level="h2"
            component="h1"
            startDecorator={<PlantIcon fontSize="inherit" color="primary" />}
          >
            Windowsill
          </Typography>
        </Box>
        <Box component="main" sx={columns}>
          <Box
            sx={{ display: { xs: isReading ? 'none' : 'block', md: 'block' } }}
          >
            <ThreadList {...messages} headingRef={list} />
          </Box>
          <Box
            sx={{ display: { xs: isReading ? 'block' : 'none', md: 'block' } }}
          >
            {thread && (
              <Conversation {...messages} thread={thread} onBack={goBack} />
            )}
          </Box>
        </Box>
      </Box>
    </CssVarsProvider>
  );
}
