import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { steps, type Values } from './order';

export function useCheckout() {
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button can disappear, so the focus moves to the new heading.
  const goTo = (step: number) => {
    flushSync(() => setAt(step));
    heading.current?.focus();
  };

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
      goTo(at + 1);
    }
  };

  return {
    at,
    values,
    errors,
    heading,
    submit,
    change(name: string, value: string) {
      setValues((before) => ({ ...before, [name]: value }));
      // A message stays until the user changes the field.
      setErrors((before) => ({ ...before, [name]: '' }));
    },
    goBack: () => goTo(at - 1),
  };
}
