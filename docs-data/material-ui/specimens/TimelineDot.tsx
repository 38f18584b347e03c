import Timeline from '@mui/lab/Timeline';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import TrainIcon from '@mui/icons-material/Train';

export default function TimelineDotSpecimen() {
  return (
    <Timeline>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot>
            <TrainIcon />
          </TimelineDot>
        </TimelineSeparator>
        <TimelineContent>Depart from Oslo</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot variant="outlined" color="primary" />
        </TimelineSeparator>
        <TimelineContent>Arrive in Bergen</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
