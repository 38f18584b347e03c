/** Index of the focused control, and the layout of the row. */
export interface RovingPosition {
  index: number;
  count: number;
  orientation: 'horizontal' | 'vertical';
}

/** Returns the index that a key moves to in a row of controls, or -1 for other keys. */
export function nextIndex(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>,
  { index, count, orientation }: RovingPosition,
): number {
  if (event.altKey || event.ctrlKey || event.metaKey || count === 0) {
    return -1;
  }
  const [forward, back] =
    orientation === 'vertical'
      ? ['ArrowDown', 'ArrowUp']
      : isRightToLeft(event.target)
        ? ['ArrowLeft', 'ArrowRight']
        : ['ArrowRight', 'ArrowLeft'];
  switch (event.key) {
    case forward:
      return (index + 1) % count;
    case back:
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

function isRightToLeft(target: EventTarget | null): boolean {
  return (
    typeof Element !== 'undefined' &&
    target instanceof Element &&
    target.closest('[dir]')?.getAttribute('dir') === 'rtl'
  );
}
