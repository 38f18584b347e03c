import { ContentTree } from '@/content/testing/contentTree';
import { filterExisting, listFiles, readExport } from './readExport';
import { readPages } from './readPages';
import { createReferences, fileOf } from './readReferences';

const chunks = '_next/static/chunks/';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

const read = () => createReferences(tree.root, readPages(tree.root));
const readSite = () => readExport(tree.root, readPages(tree.root));

/** Writes a script or a style sheet into the build’s folder, and returns its URL. */
function writeChunk(name: string, text: string): string {
  tree.write(chunks + name, text);
  return `/${chunks}${name}`;
}

describe('references between files', () => {
  it('finds chunks and static files that a script names, if they exist', () => {
    const b = writeChunk('b-1.~2.js', '');
    tree.write('static/images/pot.png', 'png');
    const a = writeChunk(
      'a.js',
      "load('static/chunks/b-1.~2.js', 'static/chunks/gone.js'); x=`/static/images/pot.png`; y='/static/images'",
    );
    expect(read().namedBy(a)).toEqual([b, '/static/images/pot.png']);
  });

  it('resolves the addresses of a style sheet from its own', () => {
    tree.write('_next/static/media/a.woff2', 'font');
    tree.write('static/pot.svg', '<svg/>');
    const css = writeChunk(
      'a.css',
      "@font-face{src:url(../media/a.woff2?v=1#x)}a{mask:url( '/static/pot.svg' )}b{mask:url(#clip)}",
    );
    expect(read().namedBy(css)).toEqual(['/_next/static/media/a.woff2', '/static/pot.svg']);
  });

  it('ignores data, other hosts and invalid addresses in a style sheet', () => {
    tree.write('static/pot.svg', '<svg/>');
    const css = writeChunk(
      'a.css',
      'a{mask:url(data:image/svg+xml,100%)}b{mask:url(https://garden.test/static/pot.svg)}c{mask:url(http://)}',
    );
    expect(read().namedBy(css)).toEqual([]);
  });

  it('follows references through several files, each once, also in a circle', () => {
    const [a, b, c] = ['a.js', 'b.js', 'c.css'].map((name) => `/${chunks}${name}`);
    writeChunk('a.js', 'load("static/chunks/b.js")');
    writeChunk('b.js', 'load("static/chunks/a.js", "static/chunks/c.css")');
    writeChunk('c.css', '');
    expect([...read().reachedFrom([a ?? ''])].sort()).toEqual([a, b, c]);
    expect(read().reachedFrom([]).size).toBe(0);
  });

  it('reads no static files, and not the manifest, which names the scripts of all routes', () => {
    const b = writeChunk('b.js', '');
    const named = `"/${chunks}b.js" "static/chunks/b.js"`;
    tree.write('static/a.js', named);
    tree.write('_next/static/b1/_buildManifest.js', named);
    const { namedBy, reachedFrom } = read();
    expect(namedBy('/static/a.js')).toEqual([]);
    expect([...reachedFrom(['/_next/static/b1/_buildManifest.js'])]).not.toContain(b);
  });

  it('reports a page that is missing', () => {
    expect(() => read().namedBy('/pots/')).toThrow(
      `${tree.root} has no page /pots/, which readers offline need.`,
    );
  });

  it('finds pages whose address is encoded', () => {
    tree.write('töpfe/groß/index.html', '<img src="/static/pot.png">');
    tree.write('static/pot.png', 'png');
    expect(read().namedBy(encodeURI('/töpfe/groß/'))).toEqual(['/static/pot.png']);
  });
});

describe('files of an export', () => {
  it('has the document of an address that ends with a slash, and decodes the others', () => {
    expect(fileOf('out', '/pots/')).toBe('out/pots/index.html');
    expect(fileOf('out', '/static/gro%C3%9F%20rot.png')).toBe('out/static/groß rot.png');
  });

  it('lists the files of a folder with encoded URLs, a single file, and nothing for a missing one', () => {
    tree.write('_demos/a/Pot.json', '{}');
    tree.write('_demos/groß rot.json', '{}');
    expect(listFiles(tree.root, '_demos').sort()).toEqual([
      '/_demos/a/Pot.json',
      '/_demos/gro%C3%9F%20rot.json',
    ]);
    expect(listFiles(tree.root, '_demos/a/Pot.json')).toEqual(['/_demos/a/Pot.json']);
    expect(listFiles(tree.root, '_gone')).toEqual([]);
  });

  it('tells files from folders and missing files', () => {
    tree.write('pots/index.html', '');
    tree.write('seeds/peas/index.html', '');
    const urls = ['/pots/', '/seeds/', '/seeds/peas', '/gone.md'];
    expect(filterExisting(tree.root, urls)).toEqual(['/pots/']);
  });
});

describe('readExport', () => {
  beforeEach(() => {
    tree.write('_next/static/b1/_buildManifest.js', 'self.__BUILD_MANIFEST = {}');
  });

  it('finds the build, and the scripts of its routes', () => {
    tree.write(
      '_next/static/b1/_buildManifest.js',
      'x={"/":["static/chunks/a.js"],"/pots/[[...slug]]": ["static/chunks/b.js","static/css/c.css"],"/_error":[],sortedPages:["/","/_app"]}',
    );
    writeChunk('a.js', '');
    const { build, routes } = readSite();
    expect(build).toBe('b1');
    expect([...routes]).toEqual([
      ['/', ['/_next/static/chunks/a.js']],
      ['/pots/[[...slug]]', ['/_next/static/chunks/b.js', '/_next/static/css/c.css']],
      ['/_error', []],
    ]);
  });

  it('says that a folder has no build', () => {
    tree.remove('_next/static/b1');
    writeChunk('a.js', '');
    expect(readSite).toThrow('_next/static has no manifest of a build.');
  });

  it('lists data of pages without copies for servers, and the editor separately', () => {
    for (const file of ['_demos/a.json', '_demos/a.json.br', '_demos/a.json.gz', '_pages.json'])
      tree.write(file, '[]');
    for (const file of ['b', 'a']) tree.write(`_editor/packs/${file}.js`, '');
    tree.write('static/pot.png', '');
    const { files, editor } = readSite();
    expect([...files].sort()).toEqual(['/_demos/a.json', '/_pages.json']);
    expect(editor).toEqual(['/_editor/packs/a.js', '/_editor/packs/b.js']);
  });
});
