import type { SourcePlace } from './showcase';

/** What React keeps of an element in development, as far as it says where the element was written. */
interface Fiber {
  return: Fiber | null;
  _debugSource?: { fileName: string; lineNumber: number; columnNumber?: number } | null;
}

/** Files whose elements are an author's. */
const authored = /^(docs-data\/|check-fence:)/;

/** Where an author wrote an element, or the component that renders it; also for elements in portals. */
export function sourceOf(element: Element): SourcePlace | undefined {
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
    const { fileName = '', lineNumber = 1, columnNumber } = fiber._debugSource ?? {};
    if (authored.test(fileName)) return { file: fileName, line: lineNumber, column: columnNumber };
  }
  return undefined;
}

/** That of the element, or of the nearest one around it that React rendered. */
function fiberOf(element: Element | null): Fiber | null {
  for (let at = element; at; at = at.parentElement) {
    const key = Object.keys(at).find((name) => name.startsWith('__reactFiber$'));
    if (key) return (Reflect.get(at, key) as Fiber | undefined) ?? null;
  }
  return null;
}
