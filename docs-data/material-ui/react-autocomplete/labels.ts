export interface IssueLabel {
  name: string;
  description: string;
  color: string;
}

export const labels: readonly IssueLabel[] = [
  {
    name: 'accessibility',
    description: 'Some people cannot use it',
    color: '#6554c0',
  },
  {
    name: 'breaking change',
    description: 'Needs a major version',
    color: '#de350b',
  },
  { name: 'bug', description: 'Something does not work', color: '#b3261e' },
  {
    name: 'documentation',
    description: 'Words, examples and pictures',
    color: '#0068b5',
  },
  {
    name: 'enhancement',
    description: 'It works and could work better',
    color: '#00857c',
  },
  {
    name: 'good first issue',
    description: 'Small, with a clear end',
    color: '#5b3cc4',
  },
  {
    name: 'performance',
    description: 'Too slow or too large',
    color: '#8a5a00',
  },
  {
    name: 'question',
    description: 'Somebody needs an answer',
    color: '#a0327d',
  },
];
