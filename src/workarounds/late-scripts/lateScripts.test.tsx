// eslint-disable-next-line @next/next/no-document-import-in-page -- what is tested is part of the document
import { Head } from 'next/document';
import { renderToStaticMarkup } from 'react-dom/server';
import { LateScriptsHead, ScriptStart } from './LateScripts';

beforeEach(() => {
  jest
    .spyOn(Head.prototype, 'getScripts')
    .mockReturnValue([<script key="a" src="/a.js" defer />, <script key="queue">q=[]</script>]);
});

afterEach(() => {
  delete process.env.DOCS_WORKAROUNDS_OFF;
  jest.restoreAllMocks();
});

const asked = '<script src="/a.js" defer=""></script><script>q=[]</script>';

function print(isDevelopment = false): string {
  const head = new LateScriptsHead({});
  head.context = { isDevelopment } as Head['context'];
  const files = { sharedFiles: [], pageFiles: [], allFiles: [] };
  return renderToStaticMarkup(<>{head.getScripts(files)}</>);
}

it('lists scripts by name, and keeps inline ones', () => {
  expect(print()).toBe(
    '<script type="application/json" data-src="/a.js"></script><script>q=[]</script>',
  );
  expect(renderToStaticMarkup(<ScriptStart />)).toContain('script[data-src]');
});

it('changes nothing in development', () => {
  expect(print(true)).toBe(asked);
});

it('changes nothing if it is turned off', () => {
  process.env.DOCS_WORKAROUNDS_OFF = 'late-scripts';
  expect(print()).toBe(asked);
  expect(renderToStaticMarkup(<ScriptStart />)).toBe('');
});
