import { useState, type FormEvent } from 'react';

export type Errors = Partial<Record<'card' | 'pin', string>>;

function validate(form: FormData): Errors {
  const card = String(form.get('card')).replaceAll(' ', '');
  const pin = String(form.get('pin'));
  return {
    ...(!/^\d{8}$/.test(card) && {
      card: 'Enter the 8 digits below the barcode.',
    }),
    ...(!/^\d{4,6}$/.test(pin) && { pin: 'Enter your PIN, 4 to 6 digits.' }),
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
