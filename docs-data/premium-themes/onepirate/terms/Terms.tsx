import Article from '../article/Article';
import { sections } from './sections';

export default function Terms() {
  return (
    <Article
      title="Terms"
      lead="What you can count on, and what we count on. In force since March 1, 2026."
      sections={sections}
    />
  );
}
