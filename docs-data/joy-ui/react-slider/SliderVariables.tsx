import Slider from '@mui/joy/Slider';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Slider-trackSize': number(6, [2, 40]),
  '--Slider-markSize': number(2, [2, 20]),
  '--Slider-thumbSize': number(18, [8, 48]),
  '--Slider-thumbWidth': number(18, [8, 48]),
  '--Slider-size': number(42, [24, 80]),
};

export default function SliderVariables() {
  return (
    <Playground name="Slider" given="marks" variables={variables}>
      {(_, sx) => (
        <Slider
          marks
          aria-label="Speed of the fan"
          defaultValue={3}
          max={5}
          sx={sx}
        />
      )}
    </Playground>
  );
}
