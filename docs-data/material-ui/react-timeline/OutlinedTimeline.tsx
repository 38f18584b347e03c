import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { invoice } from './invoice';

export default function OutlinedTimeline() {
  return (
    <Timeline aria-label="Events of the invoice" position="alternate">
      {invoice.map(({ event, color }, index) => (
        <TimelineItem key={event}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color={color} />
            {index < invoice.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{event}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
