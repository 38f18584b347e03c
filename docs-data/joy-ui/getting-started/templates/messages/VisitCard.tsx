import { useId } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import WaterIcon from '@mui/icons-material/WaterDropOutlined';
import type { Visit } from './threads';

interface VisitCardProps {
  visit: Visit;
  onChange: (changes: Partial<Visit>) => void;
}

const answers = {
  confirmed: 'You have confirmed this visit.',
  declined: 'You have declined this visit.',
};

/** A watering visit: the user first accepts or declines it, then ticks off the tasks. */
export default function VisitCard({ visit, onChange }: VisitCardProps) {
  const id = useId();
  const { day, tasks, done, answer } = visit;
  const toggle = (task: string, isDone: boolean) =>
    onChange({
      done: isDone ? [...done, task] : done.filter((one) => one !== task),
    });

  return (
    <Card role="group" aria-labelledby={id} sx={{ borderStyle: 'dashed' }}>
      <Typography
        id={id}
        level="title-md"
        component="h3"
        startDecorator={<WaterIcon />}
      >
        Visit: {day}
      </Typography>
      <Stack spacing={1}>
        {tasks.map((task) =>
          answer === 'confirmed' ? (
            <Checkbox
              key={task}
              label={task}
              checked={done.includes(task)}
              onChange={(event) => toggle(task, event.target.checked)}
            />
          ) : (
            <Typography key={task}>{task}</Typography>
          ),
        )}
      </Stack>
      <Typography level="body-sm" role="status">
        {answer ? answers[answer] : 'Confirm to tick off the tasks.'}
        {answer === 'confirmed' && ` ${done.length} of ${tasks.length} done.`}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          aria-pressed={answer === 'confirmed'}
          variant={answer === 'confirmed' ? 'soft' : 'solid'}
          onClick={() => onChange({ answer: 'confirmed' })}
        >
          Confirm
        </Button>
        <Button
          aria-pressed={answer === 'declined'}
          variant="outlined"
          color="neutral"
          onClick={() => onChange({ answer: 'declined', done: [] })}
        >
          Decline
        </Button>
      </Stack>
    </Card>
  );
}
