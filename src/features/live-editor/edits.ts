import type { DemoVariant } from '@/model';
import type { EditedFile } from './protocol';

/** Edited code, by the reader or from a link: by variant, then by file. */
export type Edits = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the key of a variant. */
export function variantKey({ language, styling }: DemoVariant): string {
  return `${styling}/${language}`;
}

/** Returns the files of a variant with the edits applied. */
export function editedFiles(edits: Edits, variant: DemoVariant): EditedFile[] {
  const own = edits[variantKey(variant)] ?? {};
  return variant.files.map(({ name, code }) => ({ name, code: own[name] ?? code }));
}

/** Whether a variant has edits. */
export function isEdited(edits: Edits, variant: DemoVariant): boolean {
  return Object.keys(edits[variantKey(variant)] ?? {}).length > 0;
}

/** Returns the edited files of a variant. */
export function onlyEdited(edits: Edits, variant: DemoVariant): EditedFile[] {
  const own = edits[variantKey(variant)] ?? {};
  return editedFiles(edits, variant).filter(({ name }) => own[name] !== undefined);
}

/** What identifies a variant of a demo. */
export type VariantName = Pick<DemoVariant, 'language' | 'styling'>;

/** Returns an edited variant other than the shown one, if there is one. */
export function editedElsewhere(edits: Edits, variant: DemoVariant): VariantName | undefined {
  const here = variantKey(variant);
  const key = Object.keys(edits).find(
    (one) => one !== here && Object.keys(edits[one] ?? {}).length > 0,
  );
  if (key === undefined) return undefined;
  const [styling, language] = key.split('/');
  return { styling, language } as VariantName;
}
