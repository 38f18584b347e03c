import { applyChanges, type Change } from './changes';
import { newDemo } from './newDemo';
import { newPage } from './newPage';
import { newProduct } from './newProduct';
import { readRequest, type Kind, type Request } from './readRequest';

const makers: Record<Kind, (root: string, request: Request) => Promise<Change[]>> = {
  page: newPage,
  demo: newDemo,
  product: newProduct,
};

/** Runs the command line: checks everything, then writes the files. Returns the changes. */
export async function run(root: string, argv: readonly string[]): Promise<Change[]> {
  const request = readRequest(argv);
  const changes = await makers[request.kind](root, request);
  applyChanges(root, changes);
  return changes;
}
