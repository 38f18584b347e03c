import LZString from 'lz-string';
import type { Project } from './project';

/** A form that creates a project in a sandbox service. */
export interface SandboxForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** What the service shows next to the files. */
export interface Shown {
  title: string;
  /** Path of the file to open. */
  file: string;
}

/** Returns the form that opens a project in StackBlitz. */
export function stackBlitzForm(project: Project, { title, file }: Shown): SandboxForm {
  const files = Object.entries(project).map(([path, code]) => [`project[files][${path}]`, code]);
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(file)}`,
    fields: {
      'project[title]': title,
      'project[description]': title,
      'project[template]': 'node',
      ...Object.fromEntries(files),
    },
  };
}

/** CodeSandbox's tasks: install with npm, because only npm supports `overrides`, and start. */
const tasks = JSON.stringify({
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: { start: { name: 'Start', command: 'npm start', runAtStart: true } },
});

/** Returns the form that opens a project in CodeSandbox. */
export function codeSandboxForm(project: Project, { file }: Shown): SandboxForm {
  const all = { ...project, '.codesandbox/tasks.json': tasks };
  const files = Object.fromEntries(
    Object.entries(all).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  const parameters = LZString.compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters, query: `file=/${file}` },
  };
}
