import HotelIcon from '@mui/icons-material/Hotel';
import PaidIcon from '@mui/icons-material/Paid';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import ListItemContent from '@mui/joy/ListItemContent';
import { FilterChecks } from './FilterChecks';

const filters = [
  { name: 'Room', icon: <HotelIcon />, options: ['Single', 'Four beds'] },
  { name: 'Price', icon: <PaidIcon />, options: ['Up to €40', 'Up to €80'] },
];

export default function AccordionFilter() {
  return (
    <AccordionGroup variant="outlined" sx={groupStyle}>
      {filters.map(({ name, icon, options }) => (
        <Accordion key={name} defaultExpanded={name === 'Room'}>
          <AccordionSummary>
            {icon}
            <ListItemContent>{name}</ListItemContent>
          </AccordionSummary>
          <AccordionDetails>
            <FilterChecks name={name} options={options} />
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}

const groupStyle = { width: 300, maxWidth: '100%', borderRadius: 'md' };
