/** What a test can do with the observers of {@link fakeIntersections}. */
export interface FakeIntersections {
  /** Elements that are observed, in order. */
  observed: () => Element[];
  /** Tells the observers of an element that it came near the viewport, or that it left. */
  move: (element: Element, isIntersecting: boolean) => void;
}

/** Installs an `IntersectionObserver`, which jsdom lacks, and which reports what the test says. */
export function fakeIntersections(): FakeIntersections {
  const observers = new Set<FakeObserver>();
  class FakeObserver {
    readonly elements = new Set<Element>();
    constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {
      observers.add(this);
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    disconnect() {
      this.elements.clear();
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  return {
    observed: () => [...observers].flatMap(({ elements }) => [...elements]),
    move: (element, isIntersecting) => {
      for (const { elements, report } of [...observers]) {
        if (elements.has(element)) report([{ isIntersecting }]);
      }
    },
  };
}
