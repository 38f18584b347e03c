import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const weeks = Array.from({ length: 10 }, (_, index) => `Week ${index + 1}`);

export default function TableScrollingShadows() {
  return (
    <Sheet tabIndex={0} role="region" aria-label="By week" sx={shadowStyle}>
      <Table aria-label="Hours" sx={wideStyle}>
        <thead>
          <tr>{header}</tr>
        </thead>
        <tbody>
          <tr>{hours}</tr>
        </tbody>
      </Table>
    </Sheet>
  );
}

const header = weeks.map((week) => (
  <th key={week} scope="col">
    {week}
  </th>
));

const hours = weeks.map((week, index) => (
  <td key={week}>{30 + (index % 4) * 2}</td>
));

const wideStyle = { width: 800, '--TableCell-headBackground': 'transparent' };

/** Two covers move with the table and hide the shadows at its ends. */
const shadowStyle = {
  width: '100%',
  overflow: 'auto',
  '--cover': 'var(--joy-palette-background-surface)',
  '--shadow': 'var(--joy-palette-neutral-outlinedBorder)',
  background: `
    linear-gradient(to right, var(--cover) 30%, transparent) left,
    linear-gradient(to left, var(--cover) 30%, transparent) right,
    linear-gradient(to right, var(--shadow), transparent) left,
    linear-gradient(to left, var(--shadow), transparent) right`,
  backgroundColor: 'var(--cover)',
  backgroundSize: '60px 100%, 60px 100%, 16px 100%, 16px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
};
