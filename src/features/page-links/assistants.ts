/** Assistants that take a question from the address. */
export const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
] as const;

/** The address that opens an assistant with a question. */
export function askAssistant(address: string, question: string): string {
  return address + encodeURIComponent(question);
}
