import { useState, type FormEvent } from 'react';
import type { Member, Role } from './data';

export type Errors = Partial<Record<'name' | 'email', string>>;

const today = '2026-03-15';

const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

function validate({ name, email }: Member, people: readonly Member[]): Errors {
  return {
    ...(!name && { name: 'Enter a name.' }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && {
      email: 'Enter an email address, such as mira@example.com.',
    }),
    ...(people.some((person) => isSame(person.email, email)) && {
      email: 'A member with this email address already exists.',
    }),
  };
}

export function useNewMember(
  people: readonly Member[],
  onAdd: (member: Member) => void,
) {
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name)).trim();
    const role = text('role') as Role;
    const rest = { role, loans: 0, seen: today };
    const member = { name: text('name'), email: text('email'), ...rest };
    const found = validate(member, people);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else onAdd(member);
  };

  return { errors, submit };
}
