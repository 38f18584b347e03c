import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import type { Theme } from '@mui/joy/styles';
import type { Rental } from './useRental';

const colors = ({ vars: { palette } }: Theme) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  '& .land': { fill: palette.background.level1 },
  '& .wood': { fill: palette.primary.softBg },
  '& .water': { stroke: 'light-dark(#8fc3d4, #2d5a6b)', fill: 'none' },
  '& .basin': { fill: 'light-dark(#8fc3d4, #2d5a6b)' },
  '& .road': { stroke: palette.background.body, fill: 'none' },
});
const frame = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'lg',
  height: { xs: 260, lg: '100%' },
};

/** The matching boats at their berths. The map isn't mirrored in right-to-left layouts. */
export default function CanalMap({ rental }: { rental: Rental }) {
  const choose = (id: string) => {
    rental.setActive(id);
    document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Box component="section" aria-label="Map" dir="ltr" sx={frame}>
      <Box
        component="svg"
        viewBox="0 0 400 400"
        preserveAspectRatio="none"
        aria-hidden
        sx={colors}
      >
        <rect className="land" width="400" height="400" />
        <path className="wood" d="M250 0h150v90q-60 30-110-10T250 0z" />
        <path className="wood" d="M0 150q70 10 80 70T0 270z" />
        <path className="wood" d="M300 330q60-40 100-20v90H290z" />
        <path
          className="road"
          strokeWidth="7"
          d="M0 110 400 190M150 0l60 400M0 360l400-70"
        />
        <path
          className="water"
          strokeWidth="16"
          d="M40 0q0 70 60 90t80 80 100-30 150-70M175 165q0 60 70 100t20 60-165-15-125 60"
        />
        <ellipse className="basin" cx="245" cy="270" rx="38" ry="24" />
      </Box>
      {rental.found.map(({ id, name, price, at: [left, top] }) => (
        <Button
          key={id}
          size="sm"
          variant={rental.active === id ? 'solid' : 'outlined'}
          aria-label={`€${price}, ${name}`}
          aria-pressed={rental.active === id}
          onClick={() => choose(id)}
          sx={{
            position: 'absolute',
            insetInlineStart: `${left}%`,
            insetBlockStart: `${top}%`,
            translate: '-50% -50%',
            borderRadius: 20,
            boxShadow: 'sm',
            ...(rental.active !== id && { bgcolor: 'background.surface' }),
          }}
        >
          €{price}
        </Button>
      ))}
    </Box>
  );
}
