import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFeedback, SectionFeedback } from '.';
import { fetchMock, typeComment, sentFeedback, resetAll, subject } from './fixture';

beforeEach(resetAll);

describe('PageFeedback', () => {
  it('sends rating and comment as the contract says [spec 6.1]', async () => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    await typeComment('Clear.');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Thank you/));
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/feedback');
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(sentFeedback()).toEqual([{ ...subject, section: '', rating: 1, comment: 'Clear.' }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('moves the focus from the removed form to the message, without scrolling', async () => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = await typeComment('Clear.');
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText(/Thank you/)).toHaveFocus());
    expect(screen.getByText(/Thank you/)).toHaveAttribute('role', 'status');
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    focus.mockRestore();
  });

  it('does not move the focus of a reader who went on meanwhile', async () => {
    let arrive: (value: { ok: boolean; status: number }) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    render(
      <>
        <PageFeedback subject={subject} />
        <input aria-label="Search" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.type(await typeComment('Clear.'), '{Control>}{Enter}{/Control}');
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
    await userEvent.type(await typeComment('Hm.'), keys);
    await waitFor(() => expect(sentFeedback()).toMatchObject([{ rating: 0, comment: 'Hm.' }]));
  });

  it.each([
    ['an error of the service', () => Promise.resolve({ ok: false, status: 500 })],
    ['no service', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['too much feedback', () => Promise.resolve({ ok: false, status: 429 })],
  ])('keeps the text after %s', async (_, fail) => {
    fetchMock.mockImplementation(fail);
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = await typeComment('Precious words');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(
      await screen.findByText("Couldn't submit feedback. Please try again later."),
    ).toBeVisible();
    expect(field).toHaveValue('Precious words');
    fetchMock.mockResolvedValue({ ok: true, status: 200 });
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Thank you/)).toBeVisible();
  });

  it('uses the same id for a retry, and another one for another text', async () => {
    const ids = () =>
      fetchMock.mock.calls.map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));
    fetchMock.mockResolvedValue({ ok: false, status: 503 });
    render(<PageFeedback subject={{ ...subject, page: '/a/react-id/' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const field = await typeComment('Hm.');
    const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await submit();
    await submit();
    await userEvent.type(field, ' And so on.');
    await submit();
    const [first, second, third] = ids();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).toMatch(/^[0-9a-f]{32}$/);
    expect(third).not.toBe(first);
  });

  it('does not follow redirects: their response is no answer of the service', async () => {
    render(<PageFeedback subject={subject} />);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    expect(fetchMock.mock.calls[0]?.[1].redirect).toBe('error');
  });

  it('gives up after ten seconds', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(
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

describe('the way to an issue', () => {
  const issue = () => new URL((screen.getByRole('link') as HTMLAnchorElement).href);

  it('contains what the reader has written so far', async () => {
    render(<PageFeedback subject={subject} repository="https://code.example/rail" />);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await typeComment('The table & its "cells" are #1');
    expect(screen.getByRole('link', { name: 'open an issue on GitHub.' })).toBeVisible();
    expect(issue().origin + issue().pathname).toBe('https://code.example/rail/issues/new');
    expect(issue().searchParams.get('title')).toBe('[docs] /a/react-b/');
    expect(issue().searchParams.get('body')).toBe(
      'The table & its "cells" are #1\n\n- Page: http://localhost/a/react-b/\n- Version: a 1.0.0',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is short enough for servers, and not cut inside a character', async () => {
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
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(sentFeedback()).toEqual([{ ...subject, section: 'sizes', rating: 0, comment: '' }]),
    );
  });
});
