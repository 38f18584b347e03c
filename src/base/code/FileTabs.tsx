import { useRef } from 'react';
import { useTranslate } from '@/base/i18n';
import { useRovingFocus } from '@/base/ui';

/** Properties of {@link FileTabs}. */
export interface FileTabsProps {
  /** Prefix of the ids; the panel has the id `${id}panel`. */
  id: string;
  names: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Renders tabs to choose one of several files of code. */
export function FileTabs({ id, names, chosen, onChoose }: FileTabsProps) {
  const t = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  useRovingFocus(list, { items: '[role="tab"]' });
  return (
    <div ref={list} role="tablist" aria-label={t('demo.files')} className="file-tabs">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}${index}`}
          aria-controls={`${id}panel`}
          aria-selected={index === chosen}
          className="file-tab"
          onClick={() => onChoose(index)}
          onFocus={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
