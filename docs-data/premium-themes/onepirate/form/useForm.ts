import { useState, type FormEvent } from 'react';

/** The error message for the value of a field, or undefined if it is valid. */
export type Check = (value: string) => string | undefined;

function findErrors(form: HTMLFormElement, checks: Record<string, Check>) {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => {
      const error = check(String(data.get(name) ?? '').trim());
      return error ? [[name, error]] : [];
    }),
  );
}

export function useForm(checks: Record<string, Check>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<'new' | 'wrong' | 'done'>('new');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findErrors(form, checks);
    const [first] = Object.keys(found);
    setErrors(found);
    setState(first ? 'wrong' : 'done');
    // In a project, send the form here.
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (state === 'wrong') setErrors(findErrors(event.currentTarget, checks));
    if (state === 'done') setState('new');
  };

  return { errors, isDone: state === 'done', submit, change };
}
