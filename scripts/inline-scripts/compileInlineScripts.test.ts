import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compiledName, compileInlineScript, listInlineScripts } from './compileInlineScripts';

const root = path.join(__dirname, '../..');

it.each(listInlineScripts(root))('%s is compiled (`npm run build` does it)', async (source) => {
  const written = fs.readFileSync(path.join(root, compiledName(source)), 'utf8');
  expect(written).toBe(await compileInlineScript(root, source));
});

it.each(listInlineScripts(root))('%s has nothing that would end its script element', (source) => {
  const written = fs.readFileSync(path.join(root, compiledName(source)), 'utf8');
  expect(written).not.toMatch(/<\/|<!--|<script/i);
});

describe('a script', () => {
  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inline-scripts-'));
    fs.mkdirSync(path.join(folder, 'src/word'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const compile = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, 'src/word', name), text);
    }
    expect(listInlineScripts(folder)).toEqual(['src/word/say.inline.ts']);
    return compileInlineScript(folder, 'src/word/say.inline.ts');
  };

  it('contains the constant it imports, and nothing else of that module and its imports', async () => {
    const compiled = await compile({
      'say.inline.ts': "import { word } from './words'; document.title = word;",
      'words.ts':
        "import './loud'; export const word: string = 'soup'; export const other = 'stew';",
      'loud.ts': 'window.alert("loud");',
    });
    expect(compiled).toContain('document.title');
    expect(compiled).toContain('soup');
    expect(compiled).not.toMatch(/stew|alert/);
  });

  it('cannot end its script element', async () => {
    const compiled = await compile({ 'say.inline.ts': "document.title = '</script>';" });
    expect(compiled).not.toContain('</');
    const [, text = ''] = /export default (.*);/.exec(compiled) ?? [];
    expect(new Function('document', `${JSON.parse(text)};return document.title`)({})).toBe(
      '</script>',
    );
  });

  it('must not use packages', async () => {
    const said = compile({ 'say.inline.ts': "import { say } from 'loud'; say();" });
    await expect(said).rejects.toThrow('say.inline.ts uses loud: an inline script cannot');
  });

  it('that does not compile stops the build', async () => {
    await expect(compile({ 'say.inline.ts': 'document.title = ;' })).rejects.toThrow('Unexpected');
  });
});
