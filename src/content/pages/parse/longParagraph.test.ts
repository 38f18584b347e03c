import type { MarkdownSource } from '../stages';
import * as lines from './markdown/lineText';
import { parsePage } from './parsePage';

jest.mock('./markdown/lineText', () => {
  const own = jest.requireActual<typeof lines>('./markdown/lineText');
  return { ...own, lineText: jest.fn(own.lineText) };
});

const known = { components: [], imageExists: () => true };
const page = { file: 'page.md', pathname: '/system/page/', productFolder: 'system' };
const start = '# Page\n\n<p class="description">A page.</p>\n\n';

function parse(line: string, count: number): void {
  const body = `${start}${Array.from({ length: count }, () => line).join('\n')}\n`;
  const source = { ...page, text: body, body, bodyLine: 1, frontMatter: {}, problems: [] };
  parsePage(source satisfies MarkdownSource, known);
}

/** Counts the characters that are split while a page is parsed. */
function countSplit(work: () => void): number {
  let characters = 0;
  const own = String.prototype.split;
  const spy = jest.spyOn(String.prototype, 'split').mockImplementation(function (
    this: string,
    ...cut: [never]
  ) {
    characters += this.length;
    return own.apply(this, cut);
  } as never);
  work();
  spy.mockRestore();
  return characters;
}

/** A paragraph of 32,000 lines once took 72 seconds. The test counts work instead of time. */
describe('parsing time is linear in the length of a paragraph', () => {
  const plain = 'Words that fill a line of a paragraph.';
  const rich = 'A line with `code` and [a link](/system/page/) and <b>HTML</b>.';

  it('for the lines that rules check', () => {
    const asked = [200, 400].map((count) => {
      jest.mocked(lines.lineText).mockClear();
      parse(plain, count);
      return jest.mocked(lines.lineText).mock.calls.length;
    });
    expect(asked[1]! / asked[0]!).toBeLessThan(2.2);
  });

  it('for the positions of inline tokens', () => {
    parse(rich, 1);
    const [once = 0, twice = 0] = [200, 400].map((count) => countSplit(() => parse(rich, count)));
    expect(twice / once).toBeLessThan(2.2);
  });
});
