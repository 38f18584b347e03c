import { DocsError } from '@/model';
import { authorsError, throwIfBroken } from './authorsError';

const problem = {
  file: 'docs-data/rail/single/Fare.tsx',
  line: 3,
  column: 5,
  what: 'No.',
  fix: 'Do.',
};
const where = 'docs-data/rail/single/Fare.tsx:3:5\nNo.\nDo.';

describe('authorsError', () => {
  it('says where the error is, what is wrong and how to fix it, without a stack of the engine', () => {
    const { message, stack } = authorsError([
      problem,
      { ...problem, line: undefined, column: undefined },
    ]);
    expect(message).toBe(`${where}\n\n${where.replace(':3:5', '')}`);
    expect(stack).toBe(`Error: ${message}`);
  });
});

describe('throwIfBroken', () => {
  it('reports all errors at once, and keeps the cause of the first', () => {
    const cause = new Error('window is not defined');
    const broken = [
      Object.assign(new DocsError('No.', problem), { cause }),
      new DocsError('No.', problem),
    ];
    const refuse = () => throwIfBroken(broken);
    expect(refuse).toThrow(expect.objectContaining({ message: `${where}\n\n${where}`, cause }));
  });

  it('does not throw without errors', () => {
    expect(() => throwIfBroken([])).not.toThrow();
  });
});
