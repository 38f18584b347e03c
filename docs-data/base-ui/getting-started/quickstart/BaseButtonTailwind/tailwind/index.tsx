import { useState } from 'react';
import { Button } from '@mui/base/Button';

export default function BaseButtonTailwind() {
  const [following, setFollowing] = useState(false);

  return (
    <Button
      className="cursor-pointer rounded-lg border-2 border-indigo-800 px-5 py-2 font-semibold text-indigo-800 focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-amber-600 active:translate-y-px aria-pressed:bg-indigo-800 aria-pressed:text-white aria-pressed:underline aria-pressed:decoration-transparent dark:border-indigo-300 dark:text-indigo-300 dark:focus-visible:outline-amber-400 dark:aria-pressed:bg-indigo-300 dark:aria-pressed:text-indigo-950"
      aria-pressed={following}
      onClick={() => setFollowing(!following)}
    >
      Follow the podcast
    </Button>
  );
}
