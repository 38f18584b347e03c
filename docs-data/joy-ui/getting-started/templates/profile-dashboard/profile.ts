export const coverNames = ['Tide', 'Signal', 'Moonrise', 'Buoys'] as const;

export type CoverName = (typeof coverNames)[number];

export const nights = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
] as const;

export const notices = {
  messages: 'Messages from listeners',
  swaps: 'Another host wants to swap nights',
  silence: 'The signal drops for ten seconds',
} as const;

export type Notice = keyof typeof notices;

export interface Profile {
  name: string;
  show: string;
  bio: string;
  email: string;
  phone: string;
  cover: CoverName;
  nights: readonly string[];
  notices: readonly Notice[];
}

/** A profile whose telephone number is still missing. */
export const savedProfile: Profile = {
  name: 'Odile Marsh',
  show: 'Low Water',
  bio: 'Slow records for late shifts: dub, harmonium, rain on a tin roof. Send me the sound of your street at night.',
  email: 'odile@harbor98.example',
  phone: '',
  cover: 'Tide',
  nights: ['Tuesday', 'Thursday'],
  notices: ['messages', 'silence'],
};

export const longestBio = 160;

export type Field = 'name' | 'show' | 'bio' | 'email' | 'phone';

export type Errors = Partial<Record<Field, string>>;

/** The errors of a profile, in the order of the fields. */
export function validate(profile: Profile): Errors {
  const { name, show, bio, email, phone } = profile;
  return {
    ...(!name.trim() && { name: 'Enter the name you use on air.' }),
    ...(!show.trim() && { show: 'Enter the title of your show.' }),
    ...(bio.length > longestBio && {
      bio: `Shorten the text. Characters to remove: ${bio.length - longestBio}`,
    }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && {
      email: 'Enter an email address, such as you@example.com.',
    }),
    ...(phone.replace(/\D/g, '').length < 6 && {
      phone: 'Enter a number the studio can call during your show.',
    }),
  };
}
