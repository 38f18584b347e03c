import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Feedback } from '@/model';
import { PageFeedback, SectionFeedback } from '.';
import { followConnection, readQueue } from './delivery/queue';

const subject = {
  page: '/a/react-b/',
  product: 'a',
  version: '1.0.0',
  language: 'en',
};

const answer = jest.fn<
  Promise<{ ok: boolean; status: number }>,
  [url: string, init: RequestInit]
>();

function online(value: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value });
}

beforeEach(() => {
  answer.mockReset().mockResolvedValue({ ok: true, status: 204 });
  Object.assign(globalThis, { fetch: answer });
  localStorage.clear();
  online(true);
});

const sent = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Feedback);

async function comments(text: string) {
  const field = await screen.findByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, text);
  return field;
}

describe('PageFeedback', () => {
  it('sends rating and comment as the contract says', async () => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await comments('Clear.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Thank you/));
    expect(answer.mock.calls[0]?.[0]).toBe('/api/feedback');
    expect(answer.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(sent()).toEqual([{ ...subject, section: '', rating: 1, comment: 'Clear.' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('gives the focus of what went to the message, without a jump', async () => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = await comments('Clear.');
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText(/Thank you/)).toHaveFocus());
    expect(screen.getByText(/Thank you/)).toHaveAttribute('role', 'status');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
  });

  it('leaves the focus of a reader who went on meanwhile', async () => {
    let arrive: (value: { ok: boolean; status: number }) => void = () => undefined;
    answer.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    render(
      <>
        <PageFeedback subject={subject} />
        <input aria-label="Search" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.type(await comments('Clear.'), '{Control>}{Enter}{/Control}');
    await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
    await act(async () => {
      arrive({ ok: true, status: 204 });
      await Promise.resolve();
    });
    expect(await screen.findByText(/Thank you/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });

  it.each([
    ['Ctrl', '{Control>}{Enter}{/Control}'],
    ['⌘', '{Meta>}{Enter}{/Meta}'],
  ])('submits by %s and Enter', async (_, keys) => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.type(await comments('Hm.'), keys);
    await waitFor(() => expect(sent()).toMatchObject([{ rating: 0, comment: 'Hm.' }]));
  });

  it.each([
    ['an error of the service', () => Promise.resolve({ ok: false, status: 500 })],
    ['no service', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too much feedback', () => Promise.resolve({ ok: false, status: 429 })],
  ])('keeps the text after %s', async (_, fail) => {
    answer.mockImplementation(fail);
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = await comments('Precious words');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(
      await screen.findByText("Couldn't submit feedback. Please try again later."),
    ).toBeVisible();
    expect(field).toHaveValue('Precious words');
    answer.mockResolvedValue({ ok: true, status: 200 });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Thank you/)).toBeVisible();
  });

  it('gives up after ten seconds', async () => {
    jest.useFakeTimers();
    answer.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<PageFeedback subject={subject} />);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(screen.queryByText(/Couldn't/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(await screen.findByText(/Couldn't submit feedback/)).toBeVisible();
    jest.useRealTimers();
  });
});

describe('while offline', () => {
  it('keeps feedback and sends it when the connection is back', async () => {
    online(false);
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await comments('From a train');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/You’re offline/)).toBeVisible();
    expect(answer).not.toHaveBeenCalled();
    online(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent()).toMatchObject([{ comment: 'From a train' }]));
    await waitFor(() => expect(readQueue()).toEqual([]));
  });

  const waiting = (comment: string) => ({ ...subject, section: '', rating: 1, comment });
  const keep = (value: unknown) => localStorage.setItem('feedback-queue', JSON.stringify(value));

  it('goes on waiting when the service fails, and drops what it refuses', async () => {
    keep([waiting('one'), waiting('two')]);
    answer.mockResolvedValueOnce({ ok: false, status: 400 });
    answer.mockResolvedValueOnce({ ok: false, status: 503 });
    const end = followConnection('/api/feedback');
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(readQueue()).toEqual([waiting('two')]));
    end();
  });

  it.each([['{'], ['null'], ['{"a":1}'], ['[1,null,"x"]']])('ignores a corrupt %s', (value) => {
    localStorage.setItem('feedback-queue', value);
    expect(readQueue()).toEqual([]);
  });

  it('says so when it cannot be kept', async () => {
    online(false);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Couldn't submit feedback/)).toBeVisible();
    refuse.mockRestore();
    // The text is still there to be sent again: nothing sends it by itself.
    expect(readQueue()).toEqual([]);
  });
});

describe('the way to an issue', () => {
  const issue = () => new URL((screen.getByRole('link') as HTMLAnchorElement).href);

  it('takes along what the reader has written so far', async () => {
    render(<PageFeedback subject={subject} repository="https://code.example/rail" />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await comments('The table & its "cells" are #1');
    expect(screen.getByRole('link', { name: 'open an issue on GitHub.' })).toBeVisible();
    expect(issue().origin + issue().pathname).toBe('https://code.example/rail/issues/new');
    expect(issue().searchParams.get('title')).toBe('[docs] /a/react-b/');
    expect(issue().searchParams.get('body')).toBe(
      'The table & its "cells" are #1\n\n- Page: http://localhost/a/react-b/\n- Version: a 1.0.0',
    );
    expect(answer).not.toHaveBeenCalled();
  });

  it('is short enough for any server, and whole', async () => {
    render(<PageFeedback subject={subject} repository="https://code.example/rail" />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    fireEvent.change(field, { target: { value: '\u{1f600}'.repeat(2500) } });
    expect(issue().href.length).toBeLessThan(8000);
    expect(issue().searchParams.get('body')).not.toContain('\ufffd');
  });

  it('is not offered for a product without a repository', async () => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(
      await screen.findByText('Optional. We read every comment but can’t reply.'),
    ).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('SectionFeedback', () => {
  const heading =
    '<div class="heading"><h2 id="sizes">Sizes</h2><a href="#sizes">#</a><button type="button" class="heading-comment" aria-label="Feedback on Sizes"></button></div>';

  it('asks about the section whose button was pressed', async () => {
    render(
      <>
        <div dangerouslySetInnerHTML={{ __html: heading }} />
        <SectionFeedback subject={subject} />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Feedback on Sizes' }));
    await screen.findByText('Was this section helpful?');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Select “Yes” or “No” first.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ ...subject, section: 'sizes', rating: 0, comment: '' }]),
    );
  });
});
