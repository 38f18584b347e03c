import ts from '../typescript.js';
import { readScript } from './readScript';

const code = `
import DateField from './DateField';
import { CalendarIcon, ArrowIcon, NextIcon } from './icons';
export function Picker(inProps) {
  const { slots: inSlots, components = {} } = inProps;
  const context = useIcons();
  const props = { ...inProps, slots: _extends({ field: DateField, icon: CalendarIcon }, inProps.slots) };
  const [Next, nextProps] = useSlot('next', { elementType: NextIcon });
  const Arrow = inSlots?.arrow ?? context.slots.arrow ?? ArrowIcon;
  const Root = inSlots.root ?? components.Root ?? 'ul';
  const Item = inSlots.item ?? useItem();
  return _jsx(Inner, { slots: { day: ArrowIcon }, children: _jsx(Arrow, {}) });
}`;

it('reads the default elements of slots', () => {
  const source = ts.createSourceFile('Picker.js', code, ts.ScriptTarget.ES2022, true);
  expect(Object.fromEntries(readScript(source).slotElements.get('Picker')!)).toEqual({
    field: 'DateField',
    icon: 'CalendarIcon',
    next: 'NextIcon',
    arrow: 'ArrowIcon',
    root: `'ul'`,
  });
});
