import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFeedback } from '.';
import { readQueue } from './delivery/queue';
import { followConnection } from './delivery/followConnection';
import { fetchMock, typeComment, online, sentFeedback, resetAll, subject } from './fixture';

beforeEach(resetAll);

describe('while offline', () => {
  it('keeps feedback and sends it when the connection is back', async () => {
    online(false);
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await typeComment('From a train');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
    online(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sentFeedback()).toMatchObject([{ comment: 'From a train' }]));
    await waitFor(() => expect(readQueue()).toEqual([]));
  });

  const waiting = (comment: string) => ({ ...subject, section: '', rating: 1, comment });
  const keep = (value: unknown) => localStorage.setItem('feedback-queue', JSON.stringify(value));

  it('stays queued when the service fails, and is dropped when it is refused', async () => {
    keep([waiting('one'), waiting('two')]);
    fetchMock.mockResolvedValueOnce({ ok: false, status: 400 });
    fetchMock.mockResolvedValueOnce({ ok: false, status: 503 });
    const end = followConnection('/api/feedback');
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(readQueue()).toEqual([waiting('two')]));
    end();
  });

  it.each([['{'], ['null'], ['{"a":1}'], ['[1,null,"x"]']])('ignores a corrupt %s', (value) => {
    localStorage.setItem('feedback-queue', value);
    expect(readQueue()).toEqual([]);
  });

  it('says so when it cannot be stored', async () => {
    online(false);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Couldn't submit feedback/)).toBeVisible();
    refuse.mockRestore();
    // The text is still in the form; it must not be sent automatically as well.
    expect(readQueue()).toEqual([]);
  });
});
