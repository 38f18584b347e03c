import { useId, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

const settings = [
  { title: 'Language', value: 'English', text: 'Used in menus and emails.' },
  { title: 'Time zone', value: 'Lisbon', text: 'Applies to new events only.' },
  {
    title: 'Week starts on',
    value: 'Monday',
    text: 'Calendars show it first.',
  },
];

const titleStyle = { width: '50%', flexShrink: 0, paddingInlineEnd: 8 };
const valueStyle = { color: 'text.secondary' };

export default function ControlledAccordions() {
  const [open, setOpen] = useState('Language');
  const id = useId();
  const names = (index: number) => ({
    id: `${id}-${index}`,
    'aria-controls': `${id}-${index}-text`,
  });

  return (
    <Box sx={{ width: 480, maxWidth: '100%', typography: 'body1' }}>
      {settings.map(({ title, value, text }, index) => (
        <Accordion
          key={title}
          expanded={open === title}
          onChange={(event, expanded) => setOpen(expanded ? title : '')}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />} {...names(index)}>
            <span style={titleStyle}>{title}</span>
            <Box component="span" sx={valueStyle}>
              {value}
            </Box>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
