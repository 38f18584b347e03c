import Section from './Section';
import TextRow from './TextRow';
import type { ProfileForm } from './useProfile';

export default function Contact({ form }: { form: ProfileForm }) {
  return (
    <Section id="contact" title="Contact" hint="Only the studio sees this.">
      <TextRow
        form={form}
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
      />
      <TextRow
        form={form}
        name="phone"
        label="Telephone"
        type="tel"
        autoComplete="tel"
        hint="For the minute before midnight when the stream is silent."
      />
    </Section>
  );
}
