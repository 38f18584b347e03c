import type { TranslationKey, TranslationParams } from '@/base/i18n';
import type { ThemeAction } from '@/base/theme/settings';
import type { CodeVariant, ProductFacts } from '@/model';
import type { PageFacts } from '../engine/pageFacts';

/** A command in the search dialog. */
export interface Command {
  key: string;
  label: TranslationKey;
  params?: TranslationParams;
  /** Text below its label. */
  detail?: string;
  /** URL of a command that is a link. */
  href?: string;
  /** Returns the text to copy; may fetch it. */
  copy?: () => Promise<string>;
  change?: () => void;
}

/** Facts on which the commands depend. */
export interface CommandContext {
  facts: PageFacts | undefined;
  /** Counterparts of the page in other products, in menu order. */
  counterparts: readonly { name: string; href: string }[];
  /** The current product, if any. */
  product: ProductFacts | undefined;
  /** URL of the page's Markdown version, if it has one. */
  markdownUrl: string | undefined;
  dispatch: (action: ThemeAction) => void;
  chooseCode: (variant: CodeVariant) => void;
}
