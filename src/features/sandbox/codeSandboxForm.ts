import LZString from 'lz-string';
import type { Project } from './project';
import type { SandboxForm, Shown } from './stackBlitzForm';

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
