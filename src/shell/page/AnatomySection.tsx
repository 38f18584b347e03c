import { useCallback, useEffect, useRef } from 'react';
import { ServerHtml } from '@/base/server-html';
import { startAnatomy } from '@/features/anatomy';
import { DemoStage } from '@/features/demos';
import type { AnatomyBlock } from '@/model';
import styles from './AnatomySection.module.css';
import type { BlockProps } from './blockProps';

/** Renders a live component next to the list of its parts. Its height is fixed, because only the browser renders it. */
export function AnatomySection({ block, name, product, loadSpecimen }: BlockProps<AnatomyBlock>) {
  const { component, html } = block;
  const section = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    if (!loadSpecimen) throw new Error(`This page cannot load the specimen of "${component}".`);
    return loadSpecimen(component);
  }, [component, loadSpecimen]);
  useEffect(() => (section.current ? startAnatomy(section.current) : undefined), []);
  return (
    <div ref={section} className={styles.anatomy}>
      <ServerHtml name={name} html={html} className="prose" />
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone, and keys must reach that */}
      <div
        className={styles.stage}
        data-anatomy-stage=""
        role="region"
        aria-label={component}
        tabIndex={0}
      >
        {/* eslint-enable */}
        <DemoStage name={`anatomy-${component}`} html="" load={load} product={product} />
      </div>
    </div>
  );
}
