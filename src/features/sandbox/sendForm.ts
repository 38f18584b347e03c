import type { SandboxForm } from './forms';

/** Posts a form into a new tab, which gets no hold of this one. */
export function sendForm({ action, fields }: SandboxForm): void {
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
