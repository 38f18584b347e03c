import { useState } from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Textarea from '@mui/joy/Textarea';

export default function ExampleTextareaComment() {
  const [bold, setBold] = useState(false);
  const [italic, setItalic] = useState(false);
  const tools = (
    <>
      <Style name="Bold" active={bold} onPress={setBold}>
        <FormatBoldIcon />
      </Style>
      <Style name="Italic" active={italic} onPress={setItalic}>
        <FormatItalicIcon />
      </Style>
      <Button sx={{ marginInlineStart: 'auto' }}>Send</Button>
    </>
  );
  const style = {
    fontWeight: bold ? 'lg' : 'md',
    fontStyle: italic ? 'italic' : 'normal',
  };

  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>Your comment on the draft</FormLabel>
      <Textarea minRows={3} endDecorator={tools} sx={style} />
    </FormControl>
  );
}

interface StyleProps {
  name: string;
  active: boolean;
  onPress: (active: boolean) => void;
  children: JSX.Element;
}

function Style({ name, active, onPress, children }: StyleProps) {
  return (
    <IconButton
      aria-label={name}
      aria-pressed={active}
      onClick={() => onPress(!active)}
    >
      {children}
    </IconButton>
  );
}
