import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import { longestBio } from './profile';
import Section from './Section';
import TextRow from './TextRow';
import type { ProfileForm } from './useProfile';

export default function OnAir({ form }: { form: ProfileForm }) {
  const { profile, change, errors } = form;

  return (
    <Section id="on-air" title="On air" hint="What listeners hear and read.">
      <TextRow form={form} name="name" label="Name" autoComplete="name" />
      <TextRow form={form} name="show" label="Show title" />
      <FormControl error={Boolean(errors.bio)}>
        <FormLabel>About the show</FormLabel>
        <Textarea
          error={Boolean(errors.bio)}
          minRows={5}
          value={profile.bio}
          onChange={(event) => change({ bio: event.target.value })}
          slotProps={{ textarea: { name: 'bio' } }}
        />
        <FormHelperText>
          {errors.bio ?? `${profile.bio.length} of ${longestBio} characters`}
        </FormHelperText>
      </FormControl>
    </Section>
  );
}
