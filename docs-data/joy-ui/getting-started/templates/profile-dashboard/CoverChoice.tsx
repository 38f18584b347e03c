import Box from '@mui/joy/Box';
import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Cover from './Cover';
import { coverNames, type CoverName } from './profile';
import Section from './Section';
import type { ProfileForm } from './useProfile';

const grid = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
};
const tile = {
  position: 'relative',
  display: 'grid',
  gap: 1,
  p: 1,
  borderRadius: 'sm',
  [`& .${radioClasses.action}`]: { borderRadius: 'inherit' },
  [`& .${radioClasses.checked} .${radioClasses.action}`]: {
    border: '3px solid',
    borderColor: 'primary.500',
  },
};

export default function CoverChoice({ form }: { form: ProfileForm }) {
  return (
    <Section
      id="cover"
      title="Cover"
      hint="The picture of your show in the schedule."
    >
      <RadioGroup
        name="cover"
        aria-labelledby="cover-title"
        value={form.profile.cover}
        onChange={(event) =>
          form.change({ cover: event.target.value as CoverName })
        }
        sx={grid}
      >
        {coverNames.map((name) => (
          <Sheet key={name} variant="soft" sx={tile}>
            <Box sx={{ aspectRatio: 1, borderRadius: 4, overflow: 'hidden' }}>
              <Cover name={name} />
            </Box>
            <Radio overlay size="sm" value={name} label={name} />
          </Sheet>
        ))}
      </RadioGroup>
    </Section>
  );
}
