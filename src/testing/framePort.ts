/** Simulates the document in an editor's frame: sends its port to the page, and messages through it. */
export class FramePort {
  /** All messages from the page. */
  readonly said: unknown[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(private readonly frame: HTMLIFrameElement) {}

  /** Simulates that the frame's document has loaded. */
  arrive(origin = 'null'): void {
    const data = { kind: 'here' };
    const event = new MessageEvent('message', { data, origin, source: this.frame.contentWindow });
    // As far as jsdom goes: it has no ports.
    window.dispatchEvent(Object.defineProperty(event, 'ports', { value: [this] }));
  }

  /** Simulates a message of the document. */
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
