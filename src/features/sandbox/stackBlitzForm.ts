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
