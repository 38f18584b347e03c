import { useState, type FormEvent } from 'react';

export type Errors = Partial<
  Record<'name' | 'email' | 'password' | 'rules', string>
>;

function validate(form: FormData): Errors {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    ...(!text('name') && { name: 'Enter your name.' }),
    ...(!/^\S+@\S+\.\S+$/.test(text('email')) && {
      email: 'Enter an email address, such as mira@example.com.',
    }),
    ...(text('password').length < 10 && {
      password: 'Use 10 characters or more.',
    }),
    ...(!form.has('rules') && { rules: 'Agree to the rules to get a plot.' }),
  };
}

export function useSignUp() {
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
