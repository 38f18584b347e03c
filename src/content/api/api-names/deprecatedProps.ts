import type { ApiDoc, ApiProp } from '@/model';

/** Lists the deprecated props with the package's advice, by package and component. */
export function deprecatedProps(docs: readonly ApiDoc[]): Map<string, Map<string, string>> {
  const components = docs.filter((doc) => doc.kind === 'component');
  const entries = components.map((doc): [string, Map<string, string>] => {
    const all = [...doc.inherited.flatMap(({ props }) => props), ...doc.props];
    return [`${doc.packageName} ${doc.name}`, new Map(all.flatMap(adviceOf))];
  });
  return new Map(entries.filter(([, props]) => props.size > 0));
}

function adviceOf({ name, deprecated }: ApiProp): [string, string][] {
  return deprecated === undefined ? [] : [[name, firstSentence(deprecated)]];
}

/** Returns the first sentence of a deprecation: it says what to use instead. Notes and links follow it. */
function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?[.!](?= |$)/.exec(line)?.[0] ?? line;
}
