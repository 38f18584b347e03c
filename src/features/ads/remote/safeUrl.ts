/** Returns an absolute `http:` or `https:` URL, or undefined. Accepts URLs without protocol, which ad services send. */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim();
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
