import Autocomplete from '../react-autocomplete/AutocompleteIntroduction/system';
import Button from '../react-button/UnstyledButtonIntroduction/system';
import Input from '../react-input/UnstyledInputIntroduction/system';
import NumberInput from '../react-number-input/NumberInputIntroduction/system';
import Select from '../react-select/UnstyledSelectIntroduction/system';
import Slider from '../react-slider/UnstyledSliderIntroduction/system';
import Switch from '../react-switch/UnstyledSwitchIntroduction/system';
import Gallery from './Gallery';

const items = [
  ['Autocomplete', '../react-autocomplete/', <Autocomplete key="" />],
  ['Button', '../react-button/', <Button key="" />],
  ['Input', '../react-input/', <Input key="" />],
  ['Number Input', '../react-number-input/', <NumberInput key="" />],
  ['Select', '../react-select/', <Select key="" />],
  ['Slider', '../react-slider/', <Slider key="" />],
  ['Switch', '../react-switch/', <Switch key="" />],
] as const;

export default function AllComponentsInputs() {
  return <Gallery label="Inputs" items={items} />;
}
