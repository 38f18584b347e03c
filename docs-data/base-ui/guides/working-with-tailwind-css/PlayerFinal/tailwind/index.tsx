import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';

const card =
  'w-80 max-w-full rounded-2xl border border-stone-300 bg-white p-5 text-stone-900 dark:border-stone-600 dark:bg-stone-900 dark:text-stone-100';
const playButton =
  'rounded-full border border-transparent bg-rose-700 px-4.75 py-1.75 font-semibold text-white focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-700 active:translate-y-px dark:bg-rose-300 dark:text-rose-950 dark:focus-visible:outline-blue-300';
const bar = 'absolute top-2.5 h-1 rounded-full outline-transparent';
const slotProps = {
  rail: {
    className: `${bar} w-full bg-stone-300 outline-1 -outline-offset-1 dark:bg-stone-600`,
  },
  track: {
    className: `${bar} bg-rose-700 outline-2 -outline-offset-2 dark:bg-rose-300`,
  },
  thumb: {
    className:
      'absolute top-0.5 size-5 -translate-x-1/2 rounded-full bg-rose-700 outline-2 -outline-offset-2 outline-transparent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-700 dark:bg-rose-300 dark:has-focus-visible:outline-blue-300',
  },
};

const slider = {
  'aria-label': 'Position',
  className: 'relative my-4 block h-6 touch-none',
  defaultValue: 35,
};

export default function PlayerFinal() {
  const [isPlaying, setPlaying] = useState(false);
  const toggle = () => setPlaying(!isPlaying);

  return (
    <section aria-label="Player" className={card}>
      <p className="font-semibold">Night train to the coast</p>
      <p className="text-sm">Chapter 4 of 12</p>
      <Slider {...slider} slotProps={slotProps} />
      <Button className={playButton} onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
    </section>
  );
}
