import { ContentTree } from '@/content/testing/contentTree';
import { readJson, writeJson } from '.';

const file = '.content/cache/list.json';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

describe('a JSON file for later runs', () => {
  it('has the value that was written last, and leaves no other file', () => {
    writeJson(tree.root, file, ['first']);
    writeJson(tree.root, file, ['second']);
    expect(readJson(tree.root, file)).toEqual(['second']);
    expect(tree.has(`${file}.new`)).toBe(false);
  });

  it('counts as missing if it is broken', () => {
    expect(readJson(tree.root, file)).toBeUndefined();
    tree.write(file, '["fir');
    expect(readJson(tree.root, file)).toBeUndefined();
  });
});
