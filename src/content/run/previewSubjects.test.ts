import { smallSite } from '@/content/testing/contentTree';
import { SiteCompiler } from './siteCompiler';

const button = '/demo-ui/react-button/';

it('derives cached previews anew when the front matter names another component', async () => {
  const tree = smallSite();
  const preview = async () => {
    const compiler = new SiteCompiler(tree.root, 'build');
    const { problems, compiled } = await compiler.run();
    compiler.save();
    expect(problems).toEqual([]);
    expect(compiled).toContain(button);
    const { blocks } = JSON.parse(tree.read('.content/pages/demo-ui/react-button.json'));
    return blocks.find((block: { kind: string }) => block.kind === 'demo').demo.previewHtml;
  };
  tree.edit('docs-data/demo-ui/react-button/Sizes.tsx', (text) =>
    text.replace('<p>{sizes.join()}</p>', '<Stack><p>{sizes.join()}</p></Stack>'),
  );
  expect(await preview()).not.toContain('Stack');
  tree.edit('docs-data/demo-ui/react-button/button.md', (text) =>
    text.replace('---\n', '---\ncomponents: Stack\n'),
  );
  expect(await preview()).toContain('Stack');
  tree.dispose();
});
