/** How to fix a flat tire. */
export const repairs = [
  {
    title: 'Take the tube out',
    text: 'Start opposite the valve, and lift the tire over the rim.',
  },
  {
    title: 'Find the hole',
    text: 'Hold the inflated tube under water, and look for bubbles.',
  },
  {
    title: 'Patch it',
    text: 'Roughen the rubber, wait until the glue is dry, and press.',
  },
];
