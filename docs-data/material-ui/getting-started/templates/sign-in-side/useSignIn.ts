import { useState, type FormEvent } from 'react';

export type Errors = Partial<Record<'email' | 'password', string>>;

function validate(form: FormData): Errors {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(String(form.get('email'))) && {
      email: 'Enter the email address of your booking.',
    }),
    ...(!form.get('password') && { password: 'Enter your password.' }),
  };
}

export function useSignIn() {
  const [errors, setErrors] = useState<Errors>({});
  const [isDone, setDone] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = validate(new FormData(form));
    const [first] = Object.keys(found);
    setErrors(found);
    setDone(first === undefined);
    // In a project, send the form here.
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  // A message stays until the user changes the field.
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  return { errors, isDone, submit, change };
}
