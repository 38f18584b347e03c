import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';
import { journey } from './journey';

const center = { my: 'auto', px: { xs: 1, sm: 2 } };

export default function CustomizedTimeline() {
  return (
    <Timeline
      aria-label="Stops of the journey"
      position="alternate"
      sx={{ px: 0 }}
    >
      {journey.map(({ time, title, text, icon }) => (
        <TimelineItem key={title} sx={{ minHeight: 112 }}>
          <TimelineOppositeContent sx={center} color="textSecondary">
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineConnector sx={{ bgcolor: 'primary.main' }} />
            <TimelineDot color="primary" sx={{ p: 1 }}>
              {icon}
            </TimelineDot>
            <TimelineConnector sx={{ bgcolor: 'primary.main' }} />
          </TimelineSeparator>
          <TimelineContent sx={center}>
            <Typography variant="h6" component="span">
              {title}
            </Typography>
            <Typography variant="body2">{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
