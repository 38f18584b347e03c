import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import { Player } from './Player';

export default function PlayerFinal() {
  const [isPlaying, setPlaying] = useState(false);

  return (
    <Player aria-label="Player">
      <p>
        <b>Night train to the coast</b>
        <br />
        Chapter 4 of 12
      </p>
      <Slider aria-label="Position" defaultValue={35} />
      <Button onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
    </Player>
  );
}
