import { useState } from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function UnstyledSliderIntroduction() {
  const [level, setLevel] = useState(60);

  return (
    <div className="lamp">
      <p>Reading lamp at {level}%</p>
      <Slider
        className="lamp-slider"
        aria-label="Reading lamp"
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        getAriaValueText={(value) => `${value} percent`}
      />
    </div>
  );
}
