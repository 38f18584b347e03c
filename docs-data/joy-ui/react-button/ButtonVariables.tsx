import MailIcon from '@mui/icons-material/Mail';
import Button from '@mui/joy/Button';
import { number } from '../playground/controls';
import { Playground } from '../playground/Playground';

const variables = {
  '--Button-gap': number(8, [0, 32]),
  '--Button-minHeight': number(36, [24, 72]),
  '--Button-paddingBlock': number(6, [0, 24]),
  '--Button-radius': number(6, [0, 36]),
  '--Icon-fontSize': number(20, [12, 40]),
};

export default function ButtonVariables() {
  return (
    <Playground
      name="Button"
      given="startDecorator={<MailIcon />}"
      variables={variables}
      inside="Write to the host"
    >
      {(_, sx) => (
        <Button sx={sx} startDecorator={<MailIcon />}>
          Write to the host
        </Button>
      )}
    </Playground>
  );
}
