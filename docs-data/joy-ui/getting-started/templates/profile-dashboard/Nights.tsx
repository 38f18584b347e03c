import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import { nights } from './profile';
import Section from './Section';
import type { ProfileForm } from './useProfile';

const wrap = { '--List-gap': '8px', '--ListItem-radius': '20px', p: 0 };

export default function Nights({ form }: { form: ProfileForm }) {
  const { profile, change } = form;
  const toggle = (night: string) =>
    change({
      nights: nights.filter((one) =>
        one === night
          ? !profile.nights.includes(one)
          : profile.nights.includes(one),
      ),
    });

  return (
    <Section
      id="nights"
      title="Nights"
      hint="When you can be live, from 22:00 to midnight."
    >
      <List
        orientation="horizontal"
        wrap
        aria-labelledby="nights-title"
        sx={wrap}
      >
        {nights.map((night) => (
          <ListItem key={night}>
            <Checkbox
              overlay
              disableIcon
              variant="soft"
              label={night}
              checked={profile.nights.includes(night)}
              color={profile.nights.includes(night) ? 'primary' : 'neutral'}
              onChange={() => toggle(night)}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
