import { useEffect, useState, type ComponentType } from 'react';
import { useLanguage } from '@/base/i18n';
import { useThemeSettings } from '@/base/theme/settings';
import type { ProductFacts } from '@/model';
import { themeOf } from '../theme/assignTheme';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoRoot } from './DemoRoot';
import { readSetting, type IslandSetting } from './readSetting';

/** What an island renders. */
export interface IslandDemo {
  name: string;
  Component: ComponentType;
  /** Called after the first effect: the demo is interactive. */
  onLive: () => void;
  /** Product whose issue tracker gets a link when the demo fails. */
  product?: ProductFacts;
}

/** Renders a live demo, which follows the reader's settings and catches its own errors. */
export function Island({ initial, ...demo }: IslandDemo & { initial: IslandSetting }) {
  const { name, product, Component, onLive } = demo;
  const [setting, setSetting] = useState(initial);
  // The first render must match the server's; later ones follow the settings.
  const { direction, dense, reducedMotion, paletteMode } = useThemeSettings();
  const language = useLanguage();
  useEffect(() => {
    let current = true;
    readSetting({ direction, dense, reducedMotion }, language).then(
      (next) => {
        if (current) setSetting((old) => (isSame(old, next) ? old : next));
      },
      // The plugin for right-to-left could not be loaded: the demo stays as it is.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [direction, dense, reducedMotion, language]);
  useEffect(() => onLive(), [onLive]);
  return (
    <DemoRoot {...setting} theme={themeOf(Component)} mode={paletteMode}>
      <DemoErrorBoundary name={name} product={product}>
        <Component />
      </DemoErrorBoundary>
    </DemoRoot>
  );
}

function isSame(one: IslandSetting, other: IslandSetting): boolean {
  const names = ['direction', 'dense', 'reducedMotion', 'cache'] as const;
  return (
    names.every((name) => one[name] === other[name]) &&
    one.locale?.language === other.locale?.language
  );
}
