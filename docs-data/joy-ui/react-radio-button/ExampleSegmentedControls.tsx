import { useState } from 'react';
import Radio, { radioClasses, type RadioProps } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ExampleSegmentedControls() {
  const [span, setSpan] = useState('Week');

  return (
    <RadioGroup
      aria-label="Show"
      orientation="horizontal"
      value={span}
      onChange={(event) => setSpan(event.target.value)}
      sx={barStyle}
    >
      <Segment value="Day" />
      <Segment value="Week" />
      <Segment value="Month" />
    </RadioGroup>
  );
}

function Segment(props: RadioProps) {
  return (
    <Radio
      {...props}
      disableIcon
      label={String(props.value)}
      sx={segmentStyle}
    />
  );
}

const barStyle = {
  p: 0.5,
  borderRadius: '12px',
  bgcolor: 'neutral.softBg',
  '--RadioGroup-gap': '4px',
  '--Radio-actionRadius': '8px',
} as const;

const segmentStyle = {
  px: 2,
  py: 0.75,
  color: 'text.primary',
  [`&.${radioClasses.checked}`]: { textDecoration: 'underline transparent' },
  [`& .${radioClasses.action}`]: { border: 0 },
  [`& .${radioClasses.action}.${radioClasses.checked}`]: {
    bgcolor: 'background.surface',
    boxShadow: 'sm',
  },
};
