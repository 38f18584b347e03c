import { useState, type FormEvent } from 'react';
import { steps, type Values } from './order';

export function useCheckout() {
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = (steps[at]?.fields ?? []).filter(
      ({ name, pattern }) => !pattern.test((values[name] ?? '').trim()),
    );
    setErrors(
      Object.fromEntries(wrong.map(({ name, problem }) => [name, problem])),
    );
    const [first] = wrong;
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
    } else {
      // In a project, send the order after the last step.
      setAt(at + 1);
    }
  };

  return {
    at,
    values,
    errors,
    submit,
    change: (name: string, value: string) =>
      setValues((before) => ({ ...before, [name]: value })),
    goBack: () => setAt((step) => step - 1),
  };
}
