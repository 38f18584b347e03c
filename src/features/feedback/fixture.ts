import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feedback } from '@/model';

/** The page that the feedback is about. */
export const subject = {
  page: '/a/react-b/',
  product: 'a',
  version: '1.0.0',
  language: 'en',
};

/** Mock of `fetch`. */
export const fetchMock = jest.fn<
  Promise<{ ok: boolean; status: number }>,
  [url: string, init: RequestInit]
>();

/** Sets `navigator.onLine`. */
export function online(value: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value });
}

/** Run before each test: online, the service accepts everything, and the queue is empty. */
export function resetAll(): void {
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 204 });
  Object.assign(globalThis, { fetch: fetchMock });
  localStorage.clear();
  online(true);
}

/** Returns the feedback sent so far. */
export const sentFeedback = () =>
  fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Feedback);

/** Types a comment, and returns the field. */
export async function typeComment(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, text);
  return field;
}
