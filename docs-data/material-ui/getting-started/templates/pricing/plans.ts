export interface Plan {
  name: string;
  audience: string;
  /** In euros. */
  monthly: number;
  yearly: number;
  features: readonly string[];
  isPopular?: boolean;
}

export const plans: readonly Plan[] = [
  {
    name: 'Evening',
    audience: 'For a shelf now and then',
    monthly: 18,
    yearly: 180,
    features: ['Weekdays from 17:00', 'Hand tools', 'One locker'],
  },
  {
    name: 'Maker',
    audience: 'For people with a project',
    monthly: 42,
    yearly: 420,
    features: [
      'Every day, 8:00 to 22:00',
      'All machines',
      'Two courses a year',
    ],
    isPopular: true,
  },
  {
    name: 'Studio',
    audience: 'For people who live off it',
    monthly: 120,
    yearly: 1200,
    features: ['A bench of your own', 'Day and night', 'Deliveries accepted'],
  },
];

export const questions = [
  {
    question: 'Do I need experience?',
    answer:
      'No. Each machine has a 90-minute course, and you book it when you need it.',
  },
  {
    question: 'Can I pause my plan?',
    answer: 'Yes, for up to three months a year. Your locker stays yours.',
  },
];
