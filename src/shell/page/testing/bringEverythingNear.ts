/** An observer to which every element is near the viewport. */
class EverythingIsNear {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect() {}
}

/** Makes the browser find each observed element near the viewport, in every test of the file or group. */
export function bringEverythingNear(): void {
  beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: EverythingIsNear }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
}
