import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { parcel } from './parcel';

export default function LeftPositionedTimeline() {
  return (
    <Timeline aria-label="Events of the parcel" position="left">
      {parcel.map(({ event }, index) => (
        <TimelineItem key={event}>
          <TimelineSeparator>
            <TimelineDot />
            {index < parcel.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{event}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
