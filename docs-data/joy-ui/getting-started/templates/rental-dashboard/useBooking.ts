import { useState, type FormEvent } from 'react';

export type Errors = Partial<Record<'name' | 'email', string>>;

/** Checks the form, and calls `onDone` if it has no errors. */
export function useBooking(onDone: () => void) {
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found: Errors = {
      ...(!String(data.get('name')).trim() && {
        name: 'Enter the name of the person who steers.',
      }),
      ...(!/^\S+@\S+\.\S+$/.test(String(data.get('email'))) && {
        email: 'Enter an email address, such as you@example.com.',
      }),
    };
    const [first] = Object.keys(found);
    setErrors(found);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    // In a project, send the form here.
    else onDone();
  };

  return { errors, submit };
}
