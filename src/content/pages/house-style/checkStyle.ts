import type { DocsProblem, HouseStyle } from '@/model';
import type { AuthoredFile } from '../collect/collectFiles';
import { listProse } from '../parse';
import type { FoundDemo, MarkdownSource } from '../stages';
import { kindOf } from './kindOf';
import { demoRules, pageRules } from './rules';
import type { FoundFact, PageRule } from './PageRule';
import type { DemoRule } from './DemoRule';

/** Checks the text of a page against the house style; returns nothing if its product has none. */
export function checkPageStyle(
  source: MarkdownSource,
  style: HouseStyle | undefined,
  facts: readonly FoundFact[],
): DocsProblem[] {
  if (!style) return [];
  const { file, pathname, frontMatter } = source;
  const kind = kindOf(pathname, style);
  if (!kind) return [withoutKind(source)];
  const documents = [...(frontMatter.components ?? []), ...(frontMatter.hooks ?? [])];
  const page = { kind, prose: listProse(source), documents, facts };
  return pageRules.flatMap((rule) => apply(rule, page, file));
}

/** One styling of a demo, with its modules as their author wrote them. */
export interface AuthoredDemo {
  demo: Pick<FoundDemo, 'name' | 'options'>;
  files: readonly AuthoredFile[];
  hasPreview: boolean;
}

/** Checks a demo against the house style; returns nothing if the page's product has none. */
export function checkDemoStyle(
  { demo, files, hasPreview }: AuthoredDemo,
  style: HouseStyle | undefined,
): DocsProblem[] {
  if (!style) return [];
  const modules = files.flatMap(({ file, module }) => (module ? { file, module } : []));
  const styled = { ...demo, hasPreview, modules, style };
  return demoRules.flatMap((rule) => apply(rule, styled, files[0]?.file ?? ''));
}

function apply<Subject>(
  {
    name,
    severity,
    check,
  }: (PageRule | DemoRule) & { check: (subject: Subject) => ReturnType<PageRule['check']> },
  subject: Subject,
  file: string,
): DocsProblem[] {
  return check(subject).map((finding) => ({ file, ...finding, severity, rule: name }));
}

function withoutKind({ file, pathname }: MarkdownSource): DocsProblem {
  return {
    ...{ file, line: 1, column: 1, severity: 'style', rule: 'kind of page' },
    what: `Nothing says of what kind \`${pathname}\` is.`,
    fix: "Add its address to `houseStyle.kinds` in its product's `product.ts`.",
  };
}
