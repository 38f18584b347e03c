import { Palette } from 'lucide-react';
import { useCodeStyling } from '@/base/code';
import { useTranslate } from '@/base/i18n';
import { Button, Menu, MenuGroup, MenuItem } from '@/base/ui';
import type { DemoView } from '@/model';
import toolbar from '../toolbar/DemoToolbar.module.css';
import { stylingOf } from './stylingOf';

/** Renders the menu for the styling of all demos. Renders nothing for a demo with one styling. */
export function StylingMenu({ demo }: { demo: DemoView }) {
  const t = useTranslate();
  const [chosen, choose] = useCodeStyling();
  const shown = stylingOf(demo, chosen);
  if (!shown) return null;
  const name = t('demo.styling', { name: shown });
  return (
    <Menu
      isBelow
      isLate
      label={t('demo.stylings')}
      trigger={
        <Button
          data-tool=""
          variant="plain"
          size="small"
          aria-label={name}
          aria-description={t('demo.stylingAbout')}
        >
          <Palette aria-hidden className={toolbar.short} />
          <span className={toolbar.long}>{name}</span>
        </Button>
      }
    >
      <MenuGroup label={t('demo.stylingAbout')}>
        {demo.stylings.map((styling) => (
          <MenuItem key={styling} current={styling === shown} onClick={() => choose(styling)}>
            {styling}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
