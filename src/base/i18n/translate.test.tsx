import { act, render } from '@testing-library/react';
import { addDictionary } from './dictionaries';
import { changeLanguage } from './languageStore';
import { t, translate, useTranslate, type TranslationKey } from './translate';

afterEach(() => act(() => changeLanguage('en')));

it('finds nested texts and fills placeholders', () => {
  addDictionary('aa', { settings: { title: 'Opts of {name}, {name} and {other}' } });
  expect(translate('aa', 'settings.title', { name: 'Ann' })).toBe('Opts of Ann, Ann and {other}');
  expect(t('settings.title')).toBe('Settings');
});

it('warns once of a missing key and falls back to English [spec 8.2]', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  addDictionary('bb', { code: { copy: 'Kopy' } });
  expect(translate('bb', 'code.copied')).toBe('Copied');
  expect(translate('bb', 'code.copied')).toBe('Copied');
  expect(warn).toHaveBeenCalledTimes(1);
  translate('bb', 'settings.title');
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it('shows the key if English has no text either, or if it is a group of texts', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect(translate('en', 'settings' as TranslationKey)).toBe('settings');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('logs an error for a missing language and shows an ellipsis', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  expect(translate('xx', 'code.copy')).toBe('…');
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

it('follows the language', async () => {
  addDictionary('cc', { code: { copy: 'Kopieren' } });
  const Word = () => <p>{useTranslate()('code.copy')}</p>;
  const { container } = render(<Word />);
  expect(container).toHaveTextContent('Copy');
  await act(() => changeLanguage('cc'));
  expect(container).toHaveTextContent('Kopieren');
  expect(document.documentElement.lang).toBe('cc');
});
