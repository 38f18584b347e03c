import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Frame from '../frame/Frame';
import Harbor from '../harbor/Harbor';

const band = {
  position: 'relative',
  overflow: 'hidden',
  minHeight: { md: 'calc(100dvh - 64px)' },
  py: { xs: 3, sm: 8 },
  bgcolor: 'background.default',
};

interface FormPageProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

export default function FormPage({ title, text, children }: FormPageProps) {
  return (
    <Frame>
      <Box sx={band} data-mui-color-scheme="dark">
        <Harbor />
        <Container maxWidth="sm" sx={{ position: 'relative' }}>
          <Paper elevation={8} sx={{ p: { xs: 3, sm: 6 } }}>
            <Typography variant="h3" component="h1">
              {title}
            </Typography>
            <Typography sx={{ mt: 1.5, mb: 4, color: 'text.secondary' }}>
              {text}
            </Typography>
            {children}
          </Paper>
        </Container>
      </Box>
    </Frame>
  );
}
