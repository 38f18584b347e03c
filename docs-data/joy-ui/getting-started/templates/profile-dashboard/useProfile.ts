import { useState, type FormEvent } from 'react';
import { savedProfile, validate, type Errors, type Profile } from './profile';

export function useProfile() {
  const [saved, setSaved] = useState(savedProfile);
  const [profile, setProfile] = useState(savedProfile);
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState('');

  const isChanged = profile !== saved;
  const change = (next: Partial<Profile>) => {
    setProfile({ ...profile, ...next });
    setMessage('');
    setErrors((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([field]) => !(field in next)),
      ),
    );
  };
  const discard = () => {
    setProfile(saved);
    setErrors({});
    setMessage(isChanged ? 'Your changes have been discarded.' : '');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validate(profile);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first) {
      const form = event.currentTarget;
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    // In a project, send the profile here.
    setSaved(profile);
    setMessage('Your profile has been saved. Listeners see it now.');
  };

  return { profile, change, errors, isChanged, discard, submit, message };
}

/** Everything the sections of the form read and change. */
export type ProfileForm = ReturnType<typeof useProfile>;
