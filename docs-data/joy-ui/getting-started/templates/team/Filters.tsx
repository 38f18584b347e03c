import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import { skills } from './crew';
import type { Crew } from './useCrew';

export default function Filters(props: Crew) {
  const { words, search, wanted, toggle, isFree, setFree } = props;

  return (
    <Stack spacing={2} role="search" aria-label="People">
      <FormControl>
        <FormLabel>Name or note</FormLabel>
        <Input
          type="search"
          value={words}
          onChange={(event) => search(event.target.value)}
        />
      </FormControl>
      <Stack
        role="group"
        aria-label="Skills"
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap' }}
      >
        {skills.map((skill) => (
          <Checkbox
            key={skill}
            label={skill}
            checked={wanted.includes(skill)}
            onChange={() => toggle(skill)}
          />
        ))}
      </Stack>
      <FormControl orientation="horizontal" sx={{ gap: 1 }}>
        <Switch
          checked={isFree}
          onChange={(event) => setFree(event.target.checked)}
        />
        <FormLabel>Can take another shift</FormLabel>
      </FormControl>
    </Stack>
  );
}
