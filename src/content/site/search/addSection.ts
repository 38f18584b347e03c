import type { PageSection } from './readSections';
import type { ShardDraft } from './shardDraft';
import { addHeading, type SectionAround } from './addHeading';

/** Adds a section with its answers and demos. The one above the first heading has no id, and only its parts are added. */
export function addSection(draft: ShardDraft, section: PageSection, around: SectionAround): void {
  if (section.id) addHeading(draft, section, around);
  addAnswers(draft, section, around);
  addDemos(draft, section, around);
}

/** Adds answers, which lead to their section. */
function addAnswers(
  draft: ShardDraft,
  section: PageSection,
  { place, title }: SectionAround,
): void {
  for (const answer of section.answers) {
    draft.addPart([place, 'answer', answer.title, section.id && `#${section.id}`, section.title], {
      names: [answer.title],
      within: [title],
      text: answer.text,
    });
  }
}

/** Adds demos, each described by the section that shows it. */
function addDemos(draft: ShardDraft, section: PageSection, { place, title }: SectionAround): void {
  for (const name of section.demos) {
    draft.addPart([place, 'demo', name, 0, section.title], {
      names: [name],
      within: [title],
      text: section.title,
    });
  }
}
