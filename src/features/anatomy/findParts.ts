/** A row of the list, with the selector of its elements. */
export interface PartRow {
  button: HTMLButtonElement;
  /** CSS selector of the part's elements; undefined for parts without a class. */
  selector: string | undefined;
}

/** Returns the rows of a section's list, in document order. */
export function rowsOf(section: HTMLElement): PartRow[] {
  return [...section.querySelectorAll<HTMLButtonElement>('.anatomy-part')].map((button) => ({
    button,
    selector: button.dataset.part,
  }));
}

/** Returns the elements that contain the component's output: its box, and portals at the end of the body. */
function rendered(section: HTMLElement): Element[] {
  const outside = [...document.body.children].filter(
    (child) => !child.contains(section) && !child.matches('script, style, [data-anatomy-outlines]'),
  );
  return [...section.querySelectorAll('[data-anatomy-stage]'), ...outside];
}

/** Returns the elements of a part that are in the document now. */
export function elementsOf(section: HTMLElement, { selector }: PartRow): Element[] {
  if (!selector) return [];
  return rendered(section).flatMap((root) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll(selector),
  ]);
}

/** Returns the innermost part that contains an element. */
export function partAt(rows: readonly PartRow[], target: Element): PartRow | undefined {
  let found: { row: PartRow; element: Element } | undefined;
  for (const row of rows) {
    const element = row.selector ? target.closest(row.selector) : null;
    if (element && (!found || found.element.contains(element))) found = { row, element };
  }
  return found?.row;
}
