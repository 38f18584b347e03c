const nothing = () => undefined;

/** Reports each observed element once, like the real observers do initially, and nothing afterwards. */
abstract class OneLook {
  constructor(private readonly callback: (entries: object[], observer: OneLook) => void) {}

  observe(target: Element): void {
    setTimeout(() => this.callback([this.look(target)], this));
  }

  protected abstract look(target: Element): object;

  readonly unobserve = nothing;
  readonly disconnect = nothing;
  readonly takeRecords = () => [];
}

/** An intersection observer that reports every element as visible. */
export class InSight extends OneLook {
  protected look(target: Element) {
    const box = target.getBoundingClientRect();
    const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
    return { ...boxes, target, isIntersecting: true, intersectionRatio: 1, time: 0 };
  }
}

/** A resize observer that reports no changes of size. */
export class SameSize extends OneLook {
  protected look(target: Element) {
    const contentRect = target.getBoundingClientRect();
    const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
    return { target, contentRect, borderBoxSize: size, contentBoxSize: size };
  }
}

/** A mutation or performance observer that reports nothing. */
export class NoRecords {
  readonly observe = nothing;
  readonly disconnect = nothing;
  readonly takeRecords = () => [];
}
