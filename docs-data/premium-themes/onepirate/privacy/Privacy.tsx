import Article from '../article/Article';
import { sections } from './sections';

export default function Privacy() {
  return (
    <Article
      title="Privacy"
      lead="We like the dark, but not about this. What we know about you, and for how long."
      sections={sections}
    />
  );
}
