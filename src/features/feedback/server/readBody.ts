/** Reads a body as text, up to `limit` bytes; undefined if it is longer. */
export async function readBody(request: Request, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return Buffer.concat(chunks).toString('utf8');
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
}

/** Parses JSON; undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
