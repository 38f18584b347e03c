import { useState } from 'react';

interface Question {
  text: string;
  answer: (isYes: boolean) => void;
}

/** Asks a question, and waits for the answer. Render a dialog that shows `question`. */
export function useConfirm() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (text: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        text,
        answer: (isYes) => {
          setQuestion(null);
          resolve(isYes);
        },
      });
    });
  return { question, ask };
}
