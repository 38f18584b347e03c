/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';
import { copyText, CopyButton } from '@/base/code';
import { useDocsConfig } from '@/base/docs-config';
import { addDictionary } from '@/base/i18n/dictionaries';
import { translate } from '@/base/i18n/translate';
import { dispatchTheme } from '@/base/theme/settings/dispatchTheme';
import { useThemeDispatch } from '@/base/theme/settings/useThemeDispatch';
import { checkEntries } from '@/content/site/navigation/checkEntries';
import { placeProblems } from '@/content/site/navigation/navSource';
import type { PlacedEntry } from '@/content/site/navigation/readEntries';
import { useAdConfig } from '@/features/ads/AdContext';
import { PageFeedback } from '@/features/feedback';
import { readRequest } from '@/features/production-error/useRequest';
import { InternalError } from '@/model';

afterEach(() => jest.restoreAllMocks());

function Uses({ hook }: { hook: () => unknown }): ReactNode {
  hook();
  return null;
}

/** Returns the error of a component that calls a hook without any provider around it. */
function thrownBy(hook: () => unknown): unknown {
  jest.spyOn(console, 'error').mockImplementation();
  try {
    render(<Uses hook={hook} />);
  } catch (error) {
    return error;
  }
  return undefined;
}

function denyClipboard() {
  Reflect.deleteProperty(navigator, 'clipboard');
  const selected: unknown[] = [];
  document.execCommand = () => {
    selected.push(String(getSelection()));
    return false;
  };
  return selected;
}

/** One test for each row of the catalogue, in order. */
describe('error catalogue (spec §8)', () => {
  it('feedback submission fails [spec 8.1]', async () => {
    window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const subject = { page: '/a/', product: 'a', version: '1', language: 'en' };
    render(<PageFeedback subject={subject} />);
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    const message = await screen.findByText("Couldn't submit feedback. Please try again later.");
    expect(message).toBeVisible();
  });

  it('docs config context missing [spec 8.1]', () => {
    expect(thrownBy(useDocsConfig)).toEqual(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>.',
      ),
    );
  });

  it('ad config context missing [spec 8.1]', () => {
    expect(thrownBy(useAdConfig)).toEqual(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in a <AdProvider>.',
      ),
    );
  });

  it('missing translation: one warning for each language and key, and English [spec 8.2]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    for (const language of ['yy', 'zz']) {
      addDictionary(language, {});
      for (const key of ['code.copy', 'code.copy', 'code.copied'] as const) {
        expect(translate(language, key)).toBe(key === 'code.copy' ? 'Copy' : 'Copied');
      }
    }
    expect(warn.mock.calls.flat()).toEqual([
      'The dictionary of "yy" has no text for "code.copy".',
      'The dictionary of "yy" has no text for "code.copied".',
      'The dictionary of "zz" has no text for "code.copy".',
      'The dictionary of "zz" has no text for "code.copied".',
    ]);
  });

  it('missing language: an error is logged, an ellipsis shown [spec 8.2]', () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    expect(translate('qq', 'code.copy')).toBe('…');
    expect(error).toHaveBeenCalledWith('There is no dictionary for the language "qq".');
  });

  it('clipboard failure: a selection is tried, then NotAllowedError thrown [spec 8.1]', async () => {
    const selected = denyClipboard();
    const error = await copyText('soup').catch((reason: unknown) => reason);
    expect(selected).toEqual(['soup']);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({
      name: 'NotAllowedError',
      message: 'The request is not allowed',
    });
  });

  it('clipboard failure: the copy button swallows it silently [spec 8.1]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const selected = denyClipboard();
    render(<CopyButton text="soup" />);
    await act(async () => screen.getByRole('button').click());
    expect(selected).toEqual(['soup']);
    expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
    expect(log).not.toHaveBeenCalled();
  });

  it('unrecognized theme action type [spec 8.3]', () => {
    const act = () => dispatchTheme({ type: 'paint' } as never);
    expect(act).toThrow(InternalError);
    expect(act).toThrow('Internal error: unrecognized theme action "paint".');
  });

  it('theme context used outside its provider [spec 8.3]', () => {
    expect(thrownBy(useThemeDispatch)).toEqual(
      new InternalError('the theme is used outside of <ThemeProvider>.'),
    );
  });

  it('duplicated navigation pathname [spec 8.3]', () => {
    const twice = ['/rail/fares/', '/rail/api/fare/'];
    const entries = [...twice, ...twice].map((pathname, index): PlacedEntry => ({
      entry: { kind: 'page', pathname },
      path: [index],
    }));
    const { inFile } = checkEntries(
      { entries, hasGaps: false },
      {
        file: 'pages.ts',
        prefix: '/rail/',
        pages: new Map(twice.map((pathname) => [pathname, 'page.md'])),
        isReference: () => false,
        unlisted: [],
        judge: () => undefined,
      },
    );
    const code = `export default [${entries.map(({ entry }) => JSON.stringify(entry)).join(',\n')}];`;
    expect(placeProblems(inFile, 'pages.ts', code)).toEqual([
      {
        file: 'pages.ts',
        line: 3,
        column: 27,
        what: 'The pathname `/rail/fares/` is already used on line 1.',
        fix: 'Remove one of the entries or give it another pathname.',
      },
    ]);
  });

  it('library errors point to the production-error page [spec 8.3]', () => {
    const format = formatMuiErrorMessage as (code: number, ...args: string[]) => string;
    const [address = ''] = /https:\S+(?=\s)/.exec(format(11, 'soup')) ?? [];
    const { pathname, search } = new URL(address);
    expect(pathname).toBe('/production-error/');
    expect(readRequest(search)).toEqual({ code: '11', args: ['soup'] });
  });
});
