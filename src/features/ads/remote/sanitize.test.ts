import { sanitize } from './sanitize';

test('keeps only the text and its emphasis', () => {
  expect(
    sanitize(
      '<b onclick="x()">Buy</b> <script>x()</script><img src=x onerror=x()><a href="javascript:x()">now</a><style>*{}</style>',
    ),
  ).toBe('<b>Buy</b> now');
});

/** The parser reports event handlers to the content security policy, so it must not see any. */
describe('removes attributes before parsing', () => {
  const parsed: string[] = [];
  const own = DOMParser.prototype.parseFromString;
  beforeEach(() => {
    parsed.length = 0;
    jest.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function (text, type) {
      parsed.push(text as string);
      return own.call(new DOMParser(), text, type);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['<b onclick="x()">a</b>', '<b>a</b>'],
    ['<b title="a > b" onclick=x>a</b>', '<b>a</b>'],
    ['<b\n/onclick=x>a</b>', '<b>a</b>'],
    ['<b title=a"b onclick=x>a</b>', '<b>a</b>'],
    ['<b onclick="x>a</b>', '<b>a</b>'],
    ['<<b onclick=x>a</b>', '&lt;<b>a</b>'],
    ['<<p>img onerror=x>', '&lt;img onerror=x&gt;'],
    ['<b>a</b onclick=x>', '<b>a</b>'],
    ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
    ['a<b onclick=x', 'a'],
  ])('from %j', (html, expected) => {
    expect(sanitize(html)).toBe(expected);
    const seen = document.createElement('template');
    seen.innerHTML = parsed.join('');
    const withAttributes = [...seen.content.querySelectorAll('*')].filter(
      ({ attributes }) => attributes.length > 0,
    );
    expect(withAttributes).toEqual([]);
  });
});

test('cuts the text after 300 characters, across elements', () => {
  const words = sanitize(`<b>${'a'.repeat(200)}</b><i>${'b'.repeat(200)}</i><em>c</em>`);
  expect(words).toBe(`<b>${'a'.repeat(200)}</b><i>${'b'.repeat(99)}…</i><em></em>`);
});
