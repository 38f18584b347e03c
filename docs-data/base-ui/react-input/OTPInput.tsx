import { useId, useState } from 'react';
import { CodeFields } from './CodeFields';

const empty: readonly string[] = ['', '', '', '', '', ''];

export default function OTPInput() {
  const labelId = useId();
  const [digits, setDigits] = useState(empty);
  const missing = digits.filter((digit) => digit === '').length;

  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId}>Code from the message we sent you</p>
      <CodeFields digits={digits} onChange={setDigits} />
      <p role="status">{missing ? `Digits left: ${missing}` : 'Thank you'}</p>
    </div>
  );
}
