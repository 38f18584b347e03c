import { useState } from 'react';
import { Slider as BaseSlider, type SliderProps } from '@mui/base/Slider';

const bar =
  'absolute top-2.5 h-1 rounded-full bg-orange-800 outline-2 -outline-offset-2 outline-transparent dark:bg-orange-300';

function Slider(props: SliderProps) {
  return (
    <BaseSlider
      {...props}
      className="relative block h-6 cursor-pointer touch-none"
      slotProps={{
        rail: { className: `${bar} w-full opacity-35` },
        track: { className: bar },
        thumb: {
          className:
            'absolute top-0.5 size-5 -translate-x-1/2 rounded-full bg-orange-800 outline-2 -outline-offset-2 outline-transparent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blue-700 dark:bg-orange-300 dark:has-focus-visible:outline-blue-300',
        },
      }}
    />
  );
}

export default function UnstyledSliderIntroduction() {
  const [level, setLevel] = useState(60);

  return (
    <div className="w-80 max-w-full">
      <p className="my-4">Reading lamp at {level}%</p>
      <Slider
        aria-label="Reading lamp"
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        getAriaValueText={(value) => `${value} percent`}
      />
    </div>
  );
}
