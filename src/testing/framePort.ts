/** Plays the document in an editor's frame: hands its port to the page, and speaks by it. */
export class FramePort {
  /** All that the page said. */
  readonly said: unknown[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(private readonly frame: HTMLIFrameElement) {}

  /** The frame's document has come. */
  arrive(origin = 'null'): void {
    const data = { kind: 'here' };
    const event = new MessageEvent('message', { data, origin, source: this.frame.contentWindow });
    // As far as jsdom goes: it has no ports.
    window.dispatchEvent(Object.defineProperty(event, 'ports', { value: [this] }));
  }

  /** The document says something. */
  say(data: unknown): void {
    if (!this.isClosed) this.onmessage?.({ data });
  }

  postMessage(message: unknown): void {
    this.said.push(message);
  }

  close(): void {
    this.isClosed = true;
  }
}
