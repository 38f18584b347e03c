import type { Destination } from '@/model';
import { createProject } from './createProject';
import { codeSandboxForm, stackBlitzForm } from './forms';
import { placeFiles } from './placeFiles';
import type { ProjectRequest } from './project';
import { saveFile } from './saveFile';
import { sendForm } from './sendForm';
import { withImports } from './withImports';

const forms = { stackblitz: stackBlitzForm, codesandbox: codeSandboxForm } as const;

/** Makes a project of a demo and opens it in a sandbox, or hands it to the reader as a file. */
export async function openSandbox(
  destination: Destination,
  request: ProjectRequest,
): Promise<void> {
  const whole = await withImports(request);
  const project = createProject(whole);
  const { name } = request.source;
  if (destination === 'download') {
    const { zipProject } = await import('./zipProject');
    saveFile(`${name}.zip`, new Blob([zipProject(project, name)], { type: 'application/zip' }));
    return;
  }
  sendForm(forms[destination](project, { title: name, file: placeFiles(request.variant).entry }));
}
