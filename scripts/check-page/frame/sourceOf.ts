import type { SourcePlace } from './showcase';

/** The part of React's fiber that says where an element was written. React sets it in development builds. */
interface Fiber {
  return: Fiber | null;
  _debugSource?: { fileName: string; lineNumber: number; columnNumber?: number } | null;
}

/** Matches files of authors. */
const authored = /^(docs-data\/|check-fence:)/;

/** Returns where an author wrote an element or the component that renders it, also for elements in portals. */
export function sourceOf(element: Element): SourcePlace | undefined {
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
    const { fileName = '', lineNumber = 1, columnNumber } = fiber._debugSource ?? {};
    if (authored.test(fileName)) return { file: fileName, line: lineNumber, column: columnNumber };
  }
  return undefined;
}

/** Returns the fiber of an element, or of its closest ancestor that React rendered. */
function fiberOf(element: Element | null): Fiber | null {
  for (let at = element; at; at = at.parentElement) {
    const key = Object.keys(at).find((name) => name.startsWith('__reactFiber$'));
    if (key) return (Reflect.get(at, key) as Fiber | undefined) ?? null;
  }
  return null;
}
