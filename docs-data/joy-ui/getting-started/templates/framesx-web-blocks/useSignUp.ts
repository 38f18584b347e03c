import { useState, type FormEvent } from 'react';

/** The error messages, in the order of the fields. */
const messages = {
  name: 'Enter your name, for the parcel.',
  email: 'Enter an email address, such as you@example.com.',
} as const;

type Field = keyof typeof messages;

const isRight: Record<Field, (value: string) => boolean> = {
  name: (value) => value.trim() !== '',
  email: (value) => /^\S+@\S+\.\S+$/.test(value),
};

/** Checks the fields of a form, and moves the focus to the first invalid one. */
export function useSignUp() {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [sent, setSent] = useState<FormData>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const wrong = (Object.keys(messages) as Field[]).filter(
      (field) => data.has(field) && !isRight[field](String(data.get(field))),
    );
    setErrors(
      Object.fromEntries(wrong.map((field) => [field, messages[field]])),
    );
    // In a project, send the form here.
    setSent(wrong.length === 0 ? data : undefined);
    form.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus();
  };

  return { errors, sent, submit };
}
