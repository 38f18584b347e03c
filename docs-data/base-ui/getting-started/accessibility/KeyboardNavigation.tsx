import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import './player.css';

export default function KeyboardNavigation() {
  const [isPlaying, setPlaying] = useState(false);
  const [isShuffled, setShuffled] = useState(false);

  return (
    <div className="player" role="group" aria-label="Player">
      <Button onClick={() => setPlaying(!isPlaying)}>
        {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <Slider className="volume" aria-label="Volume" defaultValue={40} />
      <Button
        aria-pressed={isShuffled}
        onClick={() => setShuffled(!isShuffled)}
      >
        Shuffle{isShuffled ? ' ✓' : ''}
      </Button>
    </div>
  );
}
