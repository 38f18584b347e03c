import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { Digit, Row } from './codeParts';

interface CodeFieldsProps {
  digits: readonly string[];
  onChange: (digits: readonly string[]) => void;
}

export function CodeFields({ digits, onChange }: CodeFieldsProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  // Also accepts several digits, from the clipboard or from autofill, and ignores other characters.
  const write = (place: number, text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, digits.length - place);
    if (typed === '' && text !== '') return;
    const written = typed
      .padEnd(1)
      .split('')
      .map((digit) => digit.trim());
    const rest = digits.slice(place + written.length);
    onChange([...digits.slice(0, place), ...written, ...rest]);
    if (typed.length > 0) inputs.current[place + typed.length]?.focus();
  };

  const move = (event: KeyboardEvent, place: number) => {
    const goesBack = event.key === 'Backspace' && digits[place] === '';
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    // Otherwise, the key also moves the caret, and the digit isn't selected.
    if (isArrow) event.preventDefault();
    if (event.key === 'ArrowLeft' || goesBack)
      inputs.current[place - 1]?.focus();
    if (event.key === 'ArrowRight') inputs.current[place + 1]?.focus();
  };

  return (
    <Row dir="ltr">
      {digits.map((digit, place) => (
        <Digit
          key={place}
          aria-label={`Digit ${place + 1} of ${digits.length}`}
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          value={digit}
          onChange={(event) => write(place, event.target.value)}
          onKeyDown={(event) => move(event, place)}
          onFocus={(event) => event.target.select()}
          slotProps={{
            input: {
              inputMode: 'numeric',
              onClick: (event: MouseEvent<HTMLInputElement>) =>
                event.currentTarget.select(),
              ref: (input: HTMLInputElement | null) => {
                inputs.current[place] = input;
              },
            },
          }}
        />
      ))}
    </Row>
  );
}
