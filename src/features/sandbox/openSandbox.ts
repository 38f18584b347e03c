import type { Destination } from '@/model';
import { createProject } from './createProject';
import { codeSandboxForm } from './codeSandboxForm';
import { stackBlitzForm, type SandboxForm } from './stackBlitzForm';
import { placeFiles } from './placeFiles';
import type { ProjectRequest } from './project';
import { withImports } from './withImports';
import { withSiteFiles } from './withSiteFiles';

const forms = { stackblitz: stackBlitzForm, codesandbox: codeSandboxForm } as const;

/** Creates the project of a demo and opens it in a sandbox service, or downloads it. */
export async function openSandbox(
  destination: Destination,
  request: ProjectRequest,
): Promise<void> {
  const whole = await withImports(request);
  const project = withSiteFiles(createProject(whole), window.location.origin);
  const { name } = request.source;
  if (destination === 'download') {
    const { zipProject } = await import('./zipProject');
    saveFile(`${name}.zip`, new Blob([zipProject(project, name)], { type: 'application/zip' }));
    return;
  }
  sendForm(forms[destination](project, { title: name, file: placeFiles(request.variant).entry }));
}

/** Offers a file to the reader as a download. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Posts a form into a new tab, which has no access to this one (`noopener`). */
function sendForm({ action, fields }: SandboxForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    Object.assign(field, { name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
