import type { DocsProblem } from '@/model';
import { nearest } from '../../read/nearest';
import { positionAt, type ParsedModule } from '../parseModule';
import type { SourceReader } from '@/content/packages';

/** Finds images and other files of the site that a demo refers to and that do not exist. */
export function checkPictures(
  reader: SourceReader,
  file: string,
  { code, tree }: ParsedModule,
): DocsProblem[] {
  const problems: DocsProblem[] = [];
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'String' && name !== 'JSXAttributeValue') return;
      const text = code.slice(from + 1, to - 1);
      if (!/^\/static\/[\w./-]+\.\w+$/.test(text) || reader.exists(`public${text}`)) return;
      const folder = text.slice(0, text.lastIndexOf('/'));
      const siblings = reader.list(`public${folder}`).map((entry) => `${folder}/${entry.name}`);
      const meant = nearest(text, siblings);
      const fix = meant ? `Did you mean \`${meant}\`?` : `Add the file \`public${text}\`.`;
      problems.push({
        file,
        ...positionAt(code, from),
        what: `The file \`${text}\` does not exist.`,
        fix,
      });
    },
  });
  return problems;
}
