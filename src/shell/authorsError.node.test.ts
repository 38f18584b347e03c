import { DocsError } from '@/model';
import { authorsError, forAuthors } from './authorsError';

const problem = {
  file: 'docs-data/rail/single/Fare.tsx',
  line: 3,
  column: 5,
  what: 'No.',
  fix: 'Do.',
};
const where = 'docs-data/rail/single/Fare.tsx:3:5\nNo.\nDo.';

describe('authorsError', () => {
  it('says where, what and how to mend it, and nothing of the engine', () => {
    const { message, stack } = authorsError([
      problem,
      { ...problem, line: undefined, column: undefined },
    ]);
    expect(message).toBe(`${where}\n\n${where.replace(':3:5', '')}`);
    expect(stack).toBe(`Error: ${message}`);
  });
});

describe('forAuthors', () => {
  it('keeps what caused a mistake', async () => {
    const cause = new Error('window is not defined');
    const work = async () => {
      throw Object.assign(new DocsError('No.', problem), { cause });
    };
    await expect(forAuthors(work)).rejects.toMatchObject({ message: where, cause });
  });

  it('leaves other errors and results alone', async () => {
    const failure = new TypeError('A mistake of the engine.');
    await expect(forAuthors(() => Promise.reject(failure))).rejects.toBe(failure);
    await expect(forAuthors(async () => 7)).resolves.toBe(7);
  });
});
