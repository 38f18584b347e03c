import { kebabName, type ApiDoc } from '@/model';
import { pageAddressOf } from '../pageAddressOf';

/**
 * Returns the address of the rows that a component's table fetches when the reader asks for the styling system's
 * props.
 */
export function rowsUrl(doc: Pick<ApiDoc, 'name' | 'pathname'>): string {
  return `/_api${pageAddressOf(doc)}${kebabName(doc.name)}.html`;
}

/** Returns the address of the attributes of an element, which all components that render it share. */
export function attributesUrl(element: string): string {
  return `/_api/elements/${element}.html`;
}
