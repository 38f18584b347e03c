import { act, renderHook, waitFor } from '@testing-library/react';
import { sourcesChanged } from '@/base/author-events';
import { useSource } from './useSource';

const answer = (text: string) =>
  ({ ok: true, json: async () => ({ variants: [], dependencies: [text] }) }) as unknown as Response;

test('in development, an open source follows the edits of its author', async () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  globalThis.fetch = jest
    .fn()
    .mockResolvedValueOnce(answer('old'))
    .mockResolvedValueOnce(answer('new'));
  const { result } = renderHook(() => useSource('/_demos/rail/Fare.json', true));
  await waitFor(() => expect(result.current.source?.dependencies).toEqual(['old']));
  act(() => void window.dispatchEvent(new Event(sourcesChanged)));
  await waitFor(() => expect(result.current.source?.dependencies).toEqual(['new']));
  Object.assign(process.env, { NODE_ENV: before });
});
