import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feedback } from '@/model';

/** The page that readers speak of. */
export const subject = {
  page: '/a/react-b/',
  product: 'a',
  version: '1.0.0',
  language: 'en',
};

/** Stands for `fetch`. */
export const answer = jest.fn<
  Promise<{ ok: boolean; status: number }>,
  [url: string, init: RequestInit]
>();

/** Says whether there is a connection. */
export function online(value: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value });
}

/** Before each test: there is a connection, the service takes everything, and nothing waits. */
export function resetAll(): void {
  answer.mockReset().mockResolvedValue({ ok: true, status: 204 });
  Object.assign(globalThis, { fetch: answer });
  localStorage.clear();
  online(true);
}

/** Feedback that was sent. */
export const sent = () =>
  answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Feedback);

/** Types a comment, and gives the field. */
export async function comments(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, text);
  return field;
}
