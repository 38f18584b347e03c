/** Simulates the document in the live editor's iframe, which sends a port to the page and messages through it. */
export class FramePort {
  /** All messages from the page. */
  readonly received: unknown[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(private readonly frame: HTMLIFrameElement) {}

  /** Simulates that the frame's document has loaded. */
  arrive(origin = 'null'): void {
    const data = { kind: 'here' };
    const event = new MessageEvent('message', { data, origin, source: this.frame.contentWindow });
    // jsdom does not implement ports of message events.
    window.dispatchEvent(Object.defineProperty(event, 'ports', { value: [this] }));
  }

  /** Simulates a message from the document. */
  emit(data: unknown): void {
    if (!this.isClosed) this.onmessage?.({ data });
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  close(): void {
    this.isClosed = true;
  }
}
