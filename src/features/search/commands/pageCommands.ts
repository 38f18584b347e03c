import type { Command, CommandContext } from './command';

/** Returns the commands about a page: its imports, its product, its Markdown version and its counterparts. */
export function pageCommands(context: CommandContext): Command[] {
  const { facts, counterparts, product, markdownUrl } = context;
  const text = (value: string) => () => Promise.resolve(value);
  return [
    ...(facts?.imports ?? []).map((line): Command => ({
      ...{ key: line, label: 'search.command.import', detail: line, copy: text(line) },
    })),
    ...(product?.install
      ? [
          {
            ...{ key: 'install', label: 'search.command.install' as const },
            ...{ detail: product.install, copy: text(product.install) },
          },
        ]
      : []),
    ...(markdownUrl
      ? [
          {
            ...{ key: 'markdown', label: 'search.command.markdown' as const },
            copy: () => fetchText(markdownUrl),
          },
        ]
      : []),
    ...counterparts.map(({ name, href }): Command => ({
      ...{ key: href, label: 'search.command.elsewhere', params: { product: name }, href },
    })),
  ];
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not arrive: ${response.status}.`);
  return response.text();
}
