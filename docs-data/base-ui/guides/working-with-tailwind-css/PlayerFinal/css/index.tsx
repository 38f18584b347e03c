import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function PlayerFinal() {
  const [isPlaying, setPlaying] = useState(false);

  return (
    <section aria-label="Player" className="audio">
      <p className="audio-title">Night train to the coast</p>
      <p>Chapter 4 of 12</p>
      <Slider
        aria-label="Position"
        className="audio-position"
        defaultValue={35}
      />
      <Button className="audio-play" onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
    </section>
  );
}
