import { useState, type FormEvent } from 'react';
import type { Mail } from './mails';

/** The initial values of a reply. */
export interface Draft {
  to: string;
  subject: string;
}

const problems = {
  to: 'Enter an email address, such as odile@workshop.example.',
  subject: 'Say in a few words what it is about.',
  text: 'Write a message before you send it.',
};

export type Errors = Partial<typeof problems>;

function findErrors(data: FormData): Errors {
  const isFilled = (name: string) => String(data.get(name)).trim() !== '';
  return {
    ...(!/^\S+@\S+\.\S+$/.test(String(data.get('to')).trim()) && {
      to: problems.to,
    }),
    ...(!isFilled('subject') && { subject: problems.subject }),
    ...(!isFilled('text') && { text: problems.text }),
  };
}

export function useCompose(onSend: (mail: Mail) => void) {
  const [errors, setErrors] = useState<Errors>({});
  const [count, setCount] = useState(1);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = findErrors(data);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const to = String(data.get('to')).trim();
    setCount(count + 1);
    // In a project, send the message here.
    onSend({
      id: `sent-${count}`,
      folder: 'Sent',
      person: to,
      address: to,
      subject: String(data.get('subject')),
      when: 'Now',
      body: String(data.get('text')).split(/\n+/),
    });
  };

  return { errors, submit, reset: () => setErrors({}) };
}
