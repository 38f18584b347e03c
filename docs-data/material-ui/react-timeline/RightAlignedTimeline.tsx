import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { parcel } from './parcel';

export default function RightAlignedTimeline() {
  return (
    <Timeline
      aria-label="Events of the parcel"
      position="left"
      sx={{
        [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 104px' },
      }}
    >
      {parcel.map(({ event, time }, index) => (
        <TimelineItem key={event}>
          <TimelineOppositeContent color="textSecondary">
            {time}
          </TimelineOppositeContent>
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
