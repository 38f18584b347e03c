import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Person, Shift } from './crew';

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .slice(0, 2)
    .join('');

interface PersonCardProps {
  person: Person;
  shifts: readonly Shift[];
}

export default function PersonCard({ person, shifts }: PersonCardProps) {
  const { id, name, note, most } = person;
  const places = shifts.map(({ place }) => place).join(', ');
  const unit = most === 1 ? 'shift' : 'shifts';

  return (
    <Card component="li" size="sm">
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden variant="soft" color="primary">
          {initials(name)}
        </Avatar>
        <div>
          <Typography level="title-md" component="h3">
            {name}
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            {note}
          </Typography>
        </div>
      </Stack>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
        {person.skills.map((skill) => (
          <Chip key={skill} size="sm" color="primary">
            {skill}
          </Chip>
        ))}
      </Stack>
      <Typography id={`load-${id}`} level="body-xs" textColor="text.secondary">
        {shifts.length} of {most} {unit}
        {places && `: ${places}`}
      </Typography>
      <LinearProgress
        determinate
        aria-labelledby={`load-${id}`}
        sx={{ flex: 'none', mt: 'auto' }}
        value={(shifts.length / most) * 100}
      />
    </Card>
  );
}
