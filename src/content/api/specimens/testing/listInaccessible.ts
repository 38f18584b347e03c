/**
 * Rules that a specimen alone cannot meet: they are about the page around it, or need a layout, which jsdom does not
 * have. Headings of a component have a level of their own.
 */
const aboutPages = [
  'color-contrast',
  'heading-order',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

/** Returns the accessibility problems that axe finds in the document, one line per element. */
export async function listInaccessible(): Promise<string[]> {
  // Reads the document while it is imported.
  const { default: axe } = await import('axe-core');
  const { act } = await import('react');
  // Components update themselves meanwhile.
  const { violations } = await act(() =>
    axe.run(document.body, {
      preload: false,
      resultTypes: ['violations'],
      rules: Object.fromEntries(aboutPages.map((id) => [id, { enabled: false }])),
    }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}
