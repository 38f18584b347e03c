import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/base/i18n';
import { useRovingFocus } from '@/base/ui';
import { demoId } from '@/model';
import { hasStylings } from '../styling/stylingOf';
import styles from './DemoToolbar.module.css';
import { DemoTools, type DemoToolsProps } from './DemoTools';
import { whenIdle } from './whenIdle';

/**
 * Renders the toolbar of a demo. The tools need JavaScript, so the server's HTML only reserves their space: on a page
 * with many demos they would be a large part of it.
 */
export function DemoToolbar(props: DemoToolsProps) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useRovingFocus(bar, { items: '[data-tool]' });
  const [isReady, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  const { demo, isOpen } = props;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('demo.toolbar', { name: demoId(demo) })}
      className={styles.toolbar}
      data-open={isOpen ? '' : undefined}
      data-styled={hasStylings(demo) ? '' : undefined}
    >
      {isReady && <DemoTools {...props} />}
    </div>
  );
}
