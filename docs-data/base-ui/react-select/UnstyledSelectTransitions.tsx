import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { Select } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';
import { Field, Listbox, StyledOption, selectSlots } from './StyledSelect';

const Fade = styled(CssTransition)({
  opacity: 0,
  translate: '0 -8px',
  '&.list-open': { opacity: 1, translate: '0 0' },
  transition: 'opacity 150ms ease-out, translate 150ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '1ms' },
});

const FadingListbox = forwardRef<
  HTMLUListElement,
  ComponentPropsWithoutRef<'ul'>
>(function FadingListbox(props, ref) {
  return (
    <Fade
      enterClassName="list-open"
      exitClassName="list-closed"
      lastTransitionedPropertyOnExit="translate"
    >
      <Listbox {...props} ref={ref} />
    </Fade>
  );
});

const slots = { ...selectSlots, listbox: FadingListbox };

export default function UnstyledSelectTransitions() {
  const id = useId();

  return (
    <Field>
      <label htmlFor={id}>Gift wrap</label>
      <Select
        id={id}
        defaultValue="plain"
        slots={slots}
        slotProps={{ listbox: { 'aria-label': 'Gift wrap' } }}
      >
        <StyledOption value="plain">Plain paper</StyledOption>
        <StyledOption value="cloth">Cloth</StyledOption>
        <StyledOption value="box">Wooden box</StyledOption>
      </Select>
    </Field>
  );
}
