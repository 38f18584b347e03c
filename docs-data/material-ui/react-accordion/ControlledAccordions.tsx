import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const settings = [
  { title: 'Language', value: 'English', text: 'Used in menus and emails.' },
  { title: 'Time zone', value: 'Lisbon', text: 'Applies to new events only.' },
  {
    title: 'Week starts on',
    value: 'Monday',
    text: 'Calendars show it first.',
  },
];

export default function ControlledAccordions() {
  const [open, setOpen] = useState('Language');
  const id = useId();

  const items = settings.map(({ title, value, text }, index) => (
    <Accordion
      key={title}
      expanded={open === title}
      onChange={(event, expanded) => setOpen(expanded ? title : '')}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`${id}-${index}`}
        aria-controls={`${id}-${index}-text`}
      >
        <Typography component="span" sx={{ width: '45%', flexShrink: 0 }}>
          {title}
        </Typography>
        <Typography component="span" color="text.secondary">
          {value}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{text}</AccordionDetails>
    </Accordion>
  ));

  return (
    <Box sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}>
      {items}
    </Box>
  );
}
