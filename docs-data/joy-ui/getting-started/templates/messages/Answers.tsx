import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

interface AnswersProps {
  answers: readonly string[];
  onChoose: (answer: string) => void;
}

/** Short replies. Choosing one fills in the field, where the user can edit it. */
export default function Answers({ answers, onChoose }: AnswersProps) {
  return (
    <Stack
      role="group"
      aria-label="Short answers"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {answers.map((answer) => (
        <Button
          key={answer}
          size="sm"
          variant="outlined"
          onClick={() => onChoose(answer)}
        >
          {answer}
        </Button>
      ))}
    </Stack>
  );
}
