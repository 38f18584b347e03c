import Textarea from '@mui/joy/Textarea';

export default function TextareaUsage() {
  return <Textarea aria-label="Sighting" placeholder="What did you see?" />;
}
