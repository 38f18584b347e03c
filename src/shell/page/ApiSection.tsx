import { useEffect, useLayoutEffect } from 'react';
import { ServerHtml } from '@/base/server-html';
import { startReference } from '@/features/api-reference';
import type { ApiBlock } from '@/model';
import type { BlockProps } from './blocks';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A section of the API reference. What makes its tables answer arrives after it is rendered. */
export function ApiSection({ block, name }: BlockProps<ApiBlock>) {
  useBeforePaint(startReference, []);
  return <ServerHtml name={name} html={block.html} className="prose" />;
}
