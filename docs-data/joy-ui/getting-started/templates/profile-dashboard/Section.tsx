import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

interface SectionProps {
  id: string;
  title: string;
  hint: string;
  children: ReactNode;
}

/** The sections of the form, in order. */
export const sections = [
  { id: 'on-air', title: 'On air' },
  { id: 'cover', title: 'Cover' },
  { id: 'contact', title: 'Contact' },
  { id: 'nights', title: 'Nights' },
  { id: 'notices', title: 'Notices' },
];

const sheet = {
  p: { xs: 2, sm: 3 },
  borderRadius: 'md',
  scrollMarginBlockStart: 16,
};

export default function Section({ id, title, hint, children }: SectionProps) {
  return (
    <Sheet
      component="section"
      variant="outlined"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={sheet}
    >
      <Typography level="title-lg" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Typography level="body-sm" sx={{ mb: 2 }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
    </Sheet>
  );
}
