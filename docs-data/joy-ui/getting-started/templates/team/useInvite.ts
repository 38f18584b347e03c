import { useState, type FormEvent } from 'react';
import { skills, type Person } from './crew';

const problems = {
  name: 'Enter the person’s name.',
  most: 'Enter a number of shifts from 1 to 5.',
};

export type Errors = Partial<typeof problems>;

function findErrors(data: FormData): Errors {
  const most = Number(data.get('most'));
  return {
    ...(!String(data.get('name')).trim() && { name: problems.name }),
    ...(!(Number.isInteger(most) && most >= 1 && most <= 5) && {
      most: problems.most,
    }),
  };
}

export function useInvite(onAdd: (person: Person) => void) {
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
    setCount(count + 1);
    // In a project, save the person here.
    onAdd({
      id: `new-${count}`,
      name: String(data.get('name')).trim(),
      note: 'New on the crew',
      skills: skills.filter((skill) => data.get(skill) !== null),
      most: Number(data.get('most')),
    });
  };

  return { errors, submit, reset: () => setErrors({}) };
}
