import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

interface LessonProps {
  /** Nothing while it's loading. */
  lesson?: { picture: string; title: string; minutes: number };
}

export default function Lesson({ lesson }: LessonProps) {
  return (
    <Box sx={{ width: 210 }}>
      {lesson ? (
        <img
          src={`/static/images/island/${lesson.picture}.svg`}
          alt=""
          width={210}
          height={118}
          style={{ display: 'block', objectFit: 'cover' }}
        />
      ) : (
        <Skeleton variant="rectangular" width={210} height={118} />
      )}
      <Typography sx={{ mt: 1 }}>
        {lesson ? lesson.title : <Skeleton />}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {lesson ? `${lesson.minutes} minutes` : <Skeleton width="60%" />}
      </Typography>
    </Box>
  );
}
