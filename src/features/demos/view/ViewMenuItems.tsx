import { Maximize, RotateCcw } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { MenuCheckbox, MenuGroup, MenuItem, MenuRadio } from '@/base/ui';
import type { DemoViewing } from './useDemoView';
import { viewSwitches, viewWidths, type ViewWidth } from './viewOptions';

const widths = Object.keys(viewWidths) as ViewWidth[];

/** Renders the view options in a demo's menu. The menu stays open: readers often set several. */
export function ViewMenuItems({ view }: { view: DemoViewing }) {
  const t = useTranslate();
  return (
    <>
      <MenuItem icon={<Maximize aria-hidden />} href={view.address} target="_blank" rel="noopener">
        {t('demo.view.fullScreen')}
      </MenuItem>
      <MenuGroup label={t('demo.view.width')} isInPairs>
        {widths.map((width) => (
          <MenuRadio
            key={width}
            checked={view.width === width}
            onChoose={() => view.chooseWidth(width)}
          >
            {t(`demo.view.${width}`, { pixels: viewWidths[width] ?? '' })}
          </MenuRadio>
        ))}
      </MenuGroup>
      <MenuGroup label={t('demo.view.look')} isInPairs>
        {viewSwitches.map((name) => (
          <MenuCheckbox key={name} checked={view.switches[name]} onChoose={() => view.toggle(name)}>
            {t(`demo.view.${name}`)}
          </MenuCheckbox>
        ))}
      </MenuGroup>
      <MenuItem icon={<RotateCcw aria-hidden />} onClick={view.reset}>
        {t('demo.view.reset')}
      </MenuItem>
    </>
  );
}
