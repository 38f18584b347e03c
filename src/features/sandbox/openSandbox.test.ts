import { TextDecoder, TextEncoder } from 'node:util';
import { unzipSync } from 'fflate';
import LZString from 'lz-string';
import { createProject } from './createProject';
import { requestFor } from './fixture';
import { openSandbox } from './openSandbox';

Object.assign(globalThis, { TextEncoder, TextDecoder });

interface Sent {
  action: string;
  target: string;
  fields: Record<string, string>;
}

const sent: Sent[] = [];
HTMLFormElement.prototype.submit = function submit() {
  const fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
  sent.push({ action: this.action, target: this.target, fields });
};

beforeEach(() => {
  sent.length = 0;
});

const request = requestFor('JS');
const project = createProject(request);

it('posts every file to StackBlitz in a new tab, and leaves no form behind', async () => {
  await openSandbox('stackblitz', request);
  const { action, target, fields } = sent[0]!;
  expect(action).toBe('https://stackblitz.com/run?file=src%2FBasicTabs.jsx');
  expect(target).toBe('_blank');
  expect(fields['project[template]']).toBe('node');
  for (const [path, code] of Object.entries(project)) {
    expect(fields[`project[files][${path}]`]?.replaceAll('\r\n', '\n')).toBe(code);
  }
  expect(document.querySelector('form')).toBeNull();
});

it('posts every file to CodeSandbox as one compressed value that is safe in an address', async () => {
  await openSandbox('codesandbox', request);
  const { action, fields } = sent[0]!;
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define?environment=server');
  expect(fields.query).toBe('file=/src/BasicTabs.jsx');
  expect(fields.parameters).toMatch(/^[\w-]+$/);
  const base64 = fields.parameters!.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(LZString.decompressFromBase64(base64));
  expect(files['package.json'].content).toBe(project['package.json']);
  expect(Object.keys(files)).toEqual([...Object.keys(project), '.codesandbox/tasks.json']);
});

it('hands the project out as an archive with one folder', async () => {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, blob: blobs[Number(this.href.slice(5))]! });
  };
  await openSandbox('download', request);
  expect(saved[0]?.name).toBe('BasicTabs.zip');
  const files = unzipSync(await bytesOf(saved[0]!.blob));
  const entries = Object.entries(files).filter(([path]) => !path.endsWith('/'));
  expect(Object.fromEntries(entries.map(([path, code]) => [path, textOf(code)]))).toEqual(
    Object.fromEntries(Object.entries(project).map(([path, code]) => [`BasicTabs/${path}`, code])),
  );
});

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

/** `Blob.arrayBuffer` is missing in jsdom. */
function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
