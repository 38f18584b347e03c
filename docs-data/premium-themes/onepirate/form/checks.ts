import type { Check } from './useForm';

export const isName: Check = (value) =>
  value ? undefined : 'Enter the name the skipper should call.';

export const isEmail: Check = (value) =>
  /^\S+@\S+\.\S+$/.test(value)
    ? undefined
    : 'Enter an email address, such as mira@example.com.';

export const isPassword: Check = (value) =>
  value ? undefined : 'Enter your password.';

export const isNewPassword: Check = (value) =>
  value.length < 10 ? 'Use 10 characters or more.' : undefined;
