import type { DemoVariant } from '@/model';
import type { FoundDemo } from '../stages';
import type { AuthoredFile } from './collectFiles';
import { derivePreview, highlightPreview } from './derivePreview';
import { parseModule } from './parseModule';

/** Returns the highlighted preview of a demo; undefined if the code is open, there is no toolbar, or it is too long. */
export function previewOf(
  { options }: FoundDemo,
  subjects: readonly string[],
  entry?: AuthoredFile,
): string | undefined {
  if (options.defaultCodeOpen === false || options.hideToolbar || !entry?.module) return undefined;
  const preview = derivePreview(entry.module, subjects);
  return preview === undefined ? undefined : highlightPreview(preview);
}

interface PlainRequest {
  subjects: readonly string[];
  variants: readonly DemoVariant[];
  /** The page's preview. */
  typed: string | undefined;
}

/** Returns the preview without types, if the page's preview has some. */
export function plainPreviewOf(
  demo: FoundDemo,
  { subjects, variants, typed }: PlainRequest,
): string | undefined {
  const file = variants.find(({ language }) => language === 'JS')?.files[0];
  if (typed === undefined || variants.length < 2 || !file) return undefined;
  const { name, code } = file;
  const plain = previewOf(demo, subjects, { file: name, code, module: parseModule(name, code) });
  return plain === typed ? undefined : plain;
}
