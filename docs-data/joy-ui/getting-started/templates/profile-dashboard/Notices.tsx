import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { notices, type Notice } from './profile';
import Section from './Section';
import type { ProfileForm } from './useProfile';

const names = Object.keys(notices) as Notice[];

export default function Notices({ form }: { form: ProfileForm }) {
  const { profile, change } = form;
  const set = (notice: Notice, isOn: boolean) =>
    change({
      notices: names.filter((one) =>
        one === notice ? isOn : profile.notices.includes(one),
      ),
    });

  return (
    <Section id="notices" title="Notices" hint="What we text you about.">
      {names.map((name) => (
        <FormControl
          key={name}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <FormLabel>{notices[name]}</FormLabel>
          <Switch
            checked={profile.notices.includes(name)}
            onChange={(event) => set(name, event.target.checked)}
          />
        </FormControl>
      ))}
    </Section>
  );
}
