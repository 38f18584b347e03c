import { useState, type FormEvent } from 'react';

export type Errors = Partial<Record<'email' | 'password', string>>;

/** How a member signs in: with a password, or with a link that arrives by email. */
export type Way = 'password' | 'link';

function validate(form: FormData): Errors {
  const email = String(form.get('email'));
  const password = form.get('password');
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email) && {
      email: 'Enter an email address, such as ines@example.com.',
    }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

export function useSignIn() {
  const [way, setWay] = useState<Way>('password');
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState('');

  const change = () => {
    setWay(way === 'password' ? 'link' : 'password');
    setErrors({});
    setMessage('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = validate(data);
    const [first] = Object.keys(found);
    setErrors(found);
    setMessage(first ? '' : welcome(way, String(data.get('email'))));
    // In a project, send the form here.
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  return { way, change, errors, message, submit };
}

function welcome(way: Way, email: string): string {
  return way === 'link'
    ? `A sign-in link is on its way to ${email}.`
    : 'Welcome back. Your loom is free from 14:00.';
}
