/** A row of the list, and where its elements are. */
export interface PartRow {
  button: HTMLButtonElement;
  /** Selector of the elements; missing for parts without a class. */
  selector: string | undefined;
}

/** The rows of a section's list, in order. */
export function rowsOf(section: HTMLElement): PartRow[] {
  return [...section.querySelectorAll<HTMLButtonElement>('.anatomy-part')].map((button) => ({
    button,
    selector: button.dataset.part,
  }));
}

/** What the component has rendered: its place, and what it opened next to the page. */
function rendered(section: HTMLElement): Element[] {
  const outside = [...document.body.children].filter(
    (child) => !child.contains(section) && !child.matches('script, style, [data-anatomy-outlines]'),
  );
  return [...section.querySelectorAll('[data-anatomy-stage]'), ...outside];
}

/** The elements of a part that are in the document now. */
export function elementsOf(section: HTMLElement, { selector }: PartRow): Element[] {
  if (!selector) return [];
  return rendered(section).flatMap((root) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll(selector),
  ]);
}

/** The part an element belongs to: of those around it, the innermost. */
export function partAt(rows: readonly PartRow[], target: Element): PartRow | undefined {
  let found: { row: PartRow; element: Element } | undefined;
  for (const row of rows) {
    const element = row.selector ? target.closest(row.selector) : null;
    if (element && (!found || found.element.contains(element))) found = { row, element };
  }
  return found?.row;
}
