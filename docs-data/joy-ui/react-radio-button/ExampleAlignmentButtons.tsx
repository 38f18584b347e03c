import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustifyIcon from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';

const alignments = {
  left: <FormatAlignLeftIcon />,
  center: <FormatAlignCenterIcon />,
  right: <FormatAlignRightIcon />,
  justify: <FormatAlignJustifyIcon />,
};

export default function ExampleAlignmentButtons() {
  return (
    <RadioGroup
      overlay
      disableIcon
      orientation="horizontal"
      aria-label="Text alignment"
      defaultValue="left"
      sx={{ gap: 0.5 }}
    >
      {Object.entries(alignments).map(([name, icon]) => (
        <Alignment key={name} name={name} icon={icon} />
      ))}
    </RadioGroup>
  );
}

function Alignment({ name, icon }: { name: string; icon: JSX.Element }) {
  return (
    <Sheet sx={buttonStyle}>
      <Radio
        value={name}
        label={icon}
        variant="soft"
        slotProps={{ input: { 'aria-label': name } }}
      />
    </Sheet>
  );
}

const buttonStyle = {
  position: 'relative',
  borderRadius: 'sm',
  width: 40,
  height: 40,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  '--Icon-fontSize': '20px',
  [`& .${radioClasses.label}`]: { display: 'flex' },
  [`& .${radioClasses.checked}.${radioClasses.action}`]: {
    border: '2px solid',
  },
} as const;
