import { useState } from 'react';
import BrushIcon from '@mui/icons-material/Brush';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import TextFieldsIcon from '@mui/icons-material/TextFields';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const tools = [
  { name: 'Brush', icon: <BrushIcon /> },
  { name: 'Fill', icon: <FormatColorFillIcon /> },
  { name: 'Text', icon: <TextFieldsIcon /> },
];
const buttons = tools.map(({ name, icon }) => (
  <ToggleButton key={name} value={name} aria-label={name}>
    {icon}
  </ToggleButton>
));

export default function VerticalToggleButtons() {
  const [tool, setTool] = useState<string | null>('Brush');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      value={tool}
      onChange={(_event, value: string | null) => setTool(value)}
      aria-label="Tools"
    >
      {buttons}
    </ToggleButtonGroup>
  );
}
