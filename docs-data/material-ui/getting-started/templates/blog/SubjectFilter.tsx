import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { subjects, type Subject } from './posts';

interface SubjectFilterProps {
  subject: Subject;
  onChange: (subject: Subject) => void;
}

export default function SubjectFilter({
  subject,
  onChange,
}: SubjectFilterProps) {
  return (
    <Stack
      role="group"
      aria-label="Subject"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {subjects.map((name) => (
        <Chip
          key={name}
          label={name}
          component="button"
          clickable
          color={name === subject ? 'primary' : 'default'}
          aria-pressed={name === subject}
          onClick={() => onChange(name)}
        />
      ))}
    </Stack>
  );
}
