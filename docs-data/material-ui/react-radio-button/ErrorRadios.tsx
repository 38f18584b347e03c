import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Answers from './Answers';

export default function ErrorRadios() {
  const id = useId();
  const helpId = useId();
  const names = { 'aria-labelledby': id, 'aria-describedby': helpId };
  const [answer, setAnswer] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const isWrong = message !== '' && answer !== 'yield';

  const check = (event: FormEvent) => {
    event.preventDefault();
    if (answer === null) setMessage('Choose an answer.');
    else setMessage(answer === 'yield' ? 'That is right.' : 'Try again.');
  };
  const choose = (_event: ChangeEvent, value: string) => {
    setAnswer(value);
    setMessage('');
  };

  return (
    <form onSubmit={check}>
      <FormControl variant="standard" error={isWrong}>
        <FormLabel id={id}>
          A red and white triangle points down. What do you do?
        </FormLabel>
        <Answers {...names} value={answer} onChange={choose} />
        <FormHelperText id={helpId} role="alert">
          {message || ' '}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
          Check the answer
        </Button>
      </FormControl>
    </form>
  );
}
