/** The row a key leads to, from 0; -1 for keys that lead nowhere. Behind the last row is the first. */
export function nextRow(key: string, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
