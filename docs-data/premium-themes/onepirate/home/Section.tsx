import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

interface SectionProps {
  title: string;
  isNight?: boolean;
  children: ReactNode;
}

export default function Section({ title, isNight, children }: SectionProps) {
  const id = useId();

  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-mui-color-scheme={isNight ? 'dark' : undefined}
      sx={{
        py: { xs: 7, md: 11 },
        color: 'text.primary',
        bgcolor: isNight ? 'background.paper' : 'background.default',
      }}
    >
      <Container>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Divider
          sx={{
            width: 72,
            borderBottomWidth: 4,
            borderColor: 'secondary.main',
          }}
        />
        <Box sx={{ mt: { xs: 4, md: 6 } }}>{children}</Box>
      </Container>
    </Box>
  );
}
