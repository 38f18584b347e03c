/** @jest-environment jsdom */
import { capitalize } from './capitalize';
import { escapeAttribute, escapePattern, escapeText } from './escape';
import { iconLine, readIconLine } from './icons';
import { importsIn, packageOf } from './imports';
import { keepsBudget, printBudget, type BenchRow } from './benchResults';
import { mentionedFonts } from './mentionedFonts';
import { printCss } from './printCss';
import { formatReport, plural, sortProblems } from './report';

describe('escaped text', () => {
  it('is the same text in a document, whatever it contains', () => {
    const text = `</p><script>alert("1")</script> &lt; 'a' & "b"`;
    document.body.innerHTML = `<p title="${escapeAttribute(text)}">${escapeText(text)}</p>`;
    const element = document.body.firstElementChild;
    expect(element?.textContent).toBe(text);
    expect(element?.getAttribute('title')).toBe(text);
    expect(document.body.childNodes).toHaveLength(1);
  });
});

describe('an escaped pattern', () => {
  it('matches its text and nothing else', () => {
    const text = 'a.b*c+d?^${e}()|[f]\\';
    expect(new RegExp(`^${escapePattern(text)}$`).test(text)).toBe(true);
    expect(new RegExp(`^${escapePattern('a.b')}$`).test('axb')).toBe(false);
  });
});

describe('a capitalized text', () => {
  it('differs in its first letter only', () => {
    expect(capitalize('helper textField')).toBe('Helper textField');
    expect(capitalize('')).toBe('');
  });
});

describe('printed style rules', () => {
  it('are nested, in their order, with the names that CSS has', () => {
    const rules = {
      '@media print': { '.a': { backgroundColor: 'red', WebkitMask: 'none', '--myVar': 0 } },
      '.b': { color: 'blue', '&:hover': { opacity: 0.5 } },
    };
    expect(printCss([rules, { c: { margin: 0 } }])).toBe(
      '@media print{.a{background-color:red;-webkit-mask:none;--myVar:0;}}' +
        '.b{color:blue;&:hover{opacity:0.5;}}c{margin:0;}',
    );
  });

  it('are empty without rules', () => {
    expect(printCss([])).toBe('');
    expect(printCss([{}])).toBe('');
  });
});

describe('the imports in a piece of code', () => {
  it.each(['./theme', '../up', '/data.json', 'https://example.com/a.js', '#stage', ''])(
    'do not include what is no package: %j',
    (specifier) => expect(importsIn(`import a from '${specifier}';`)).toEqual([]),
  );

  it('are none in code that is not finished', () => {
    expect(importsIn(`import Button from '@mui/mate`)).toEqual([]);
    expect(importsIn(`import Button from '@mui/mate\nimport a from 'react';`)).toEqual(['react']);
    expect(importsIn(`import Button from 'react"`)).toEqual([]);
    expect(importsIn('')).toEqual([]);
  });

  it.each([
    ['react', 'react'],
    ['react-dom/client', 'react-dom'],
    ['@mui/material', '@mui/material'],
    ['@mui/x-charts/BarChart/deep', '@mui/x-charts'],
  ])('%s belongs to the package %s', (module, name) => {
    expect(packageOf(module)).toBe(name);
  });
});

describe('the line of an icon', () => {
  it.each([
    ['Train', '<path d="M0 0h24"/>', 'Train\tM0 0h24'],
    ['Empty', '<path d=""/>', 'Empty\t'],
    ['Two', '<path d="M0"/><path d="M1"/>', 'Two\t<path d="M0"/><path d="M1"/>'],
    ['5G', '<path d="M0" opacity=".3"/>', '5G\t<path d="M0" opacity=".3"/>'],
  ])('of %s is read as it was written', (name, markup, line) => {
    expect(iconLine(name, markup)).toBe(line);
    expect(readIconLine(line)).toEqual({ name, markup });
  });

  it.each(['', 'Train', '\tM0', 'Not a name\tM0', '<b>\tM0'])(
    'is not read if it is broken: %j',
    (line) => expect(readIconLine(line)).toBeUndefined(),
  );
});

describe('the fonts that a text mentions', () => {
  const fonts = [
    { mention: 'inter', stylesheet: 'https://fonts.example/inter' },
    { mention: 'public sans', stylesheet: 'https://fonts.example/public-sans' },
  ];

  it('are found in any case, in the order of the list', () => {
    expect(mentionedFonts(fonts, 'Public Sans, then "Inter"')).toEqual(
      fonts.map(({ stylesheet }) => stylesheet),
    );
    expect(mentionedFonts(fonts, 'Roboto')).toEqual([]);
  });
});

describe('the budget of a measurement', () => {
  const row = (known: Partial<BenchRow>): BenchRow => ({
    ...{ what: 'Page', figure: 10, unit: 'KB', part: 'bytes', day: '2026-11-24' },
    ...known,
  });

  it.each([
    [{ most: 10 }, true, '≤ 10'],
    [{ most: 9 }, false, '≤ 9'],
    [{ least: 10 }, true, '≥ 10'],
    [{ least: 11 }, false, '≥ 11'],
    [{ most: 0, figure: 1 }, false, '≤ 0'],
    [{ least: 0, figure: 0 }, true, '≥ 0'],
    [{ least: 10, most: 12 }, true, '≥ 10, ≤ 12'],
    [{ least: 0, most: 9 }, false, '≥ 0, ≤ 9'],
    [{}, undefined, ''],
  ])('%j is met: %s', (known, isMet, printed) => {
    expect(keepsBudget(row(known))).toBe(isMet);
    expect(printBudget(known)).toBe(printed);
  });
});

describe('a report', () => {
  const problem = (file: string, line?: number, column?: number) => {
    return { file, line, column, what: 'Wrong.', fix: 'Fix it.' };
  };

  it('is in the order of lines and columns, and does not change the list', () => {
    const problems = [problem('b', 1), problem('a', 10, 2), problem('a', 9), problem('a', 10, 1)];
    const before = [...problems];
    expect(sortProblems(problems).map(({ file, line }) => `${file}${line}`)).toEqual([
      ...['a9', 'a10', 'a10', 'b1'],
    ]);
    expect(sortProblems(problems)[1]?.column).toBe(1);
    expect(problems).toEqual(before);
  });

  it('names the first line of a file for a problem of the whole file', () => {
    expect(formatReport([problem('a.md')])).toContain('a.md:1:1  Wrong.  Fix it.');
  });

  it('counts in English', () => {
    expect([0, 1, 2, 1234].map((count) => plural(count, 'page'))).toEqual([
      ...['0 pages', '1 page', '2 pages', '1,234 pages'],
    ]);
  });
});
