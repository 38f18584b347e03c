import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import type { Controls, ValuesOf, Variables } from './controls';
import { codeStyle, controlsStyle, frameStyle, stageStyle } from './styles';
import { PropControl } from './PropControl';
import { usePlayground } from './usePlayground';
import { writeCode } from './writeCode';

interface PlaygroundProps<C extends Controls> {
  /** The component, as the code names it. */
  name: string;
  /** A control for each prop. */
  controls?: C;
  /** A control for each CSS variable, in pixels. */
  variables?: Variables;
  /** A prop that no control sets, as the code writes it. */
  given?: string;
  /** What the code shows between the tags. */
  inside?: string;
  /** Renders the component; `sx` has the CSS variables that differ from their defaults. */
  children: (props: ValuesOf<C>, sx: Record<string, string>) => ReactNode;
}

/** A component beside controls for its props, and the code that renders it. */
export function Playground<C extends Controls = Record<never, never>>(
  props: PlaygroundProps<C>,
) {
  const { name, controls = {} as C, variables = {}, children } = props;
  const { settings, values, written, sx, reset } = usePlayground(
    controls,
    variables,
  );

  return (
    <Sheet variant="outlined" sx={frameStyle}>
      <Box sx={stageStyle}>{children(values, sx)}</Box>
      <Box role="group" aria-label={`Props of ${name}`} sx={controlsStyle}>
        {settings.map((setting) => (
          <PropControl key={setting.name} {...setting} />
        ))}
        <Button
          size="sm"
          variant="plain"
          color="neutral"
          sx={{ alignSelf: 'flex-start', mx: -1.5 }}
          onClick={reset}
        >
          Reset
        </Button>
      </Box>
      <Typography component="pre" level="body-sm" sx={codeStyle}>
        {writeCode({ ...props, props: written, sx })}
      </Typography>
    </Sheet>
  );
}
