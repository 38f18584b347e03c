import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Answers from './Answers';

interface ComposerProps {
  person: string;
  answers: readonly string[];
  onSend: (text: string) => void;
}

export default function Composer({ person, answers, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: string) => {
    setText(next);
    setError('');
  };
  const choose = (answer: string) => {
    write(text ? `${text} ${answer}` : answer);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!text.trim()) {
      setError('Write a message before you send it.');
      return;
    }
    onSend(text.trim());
    write('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter only confirms the word.
    const isSending = event.key === 'Enter' && !event.shiftKey;
    if (isSending && !event.nativeEvent.isComposing) submit(event);
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1.5}>
      <Answers answers={answers} onChoose={choose} />
      <FormControl required error={error !== ''}>
        <FormLabel>Message to {person}</FormLabel>
        <Textarea
          error={error !== ''}
          name="text"
          minRows={2}
          maxRows={6}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
          slotProps={{ textarea: { ref: field } }}
          endDecorator={
            <Button type="submit" sx={{ marginInlineStart: 'auto' }}>
              Send
            </Button>
          }
        />
        {error && <FormHelperText>{error}</FormHelperText>}
      </FormControl>
    </Stack>
  );
}
