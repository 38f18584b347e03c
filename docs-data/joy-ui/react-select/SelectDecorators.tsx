import TranslateIcon from '@mui/icons-material/Translate';
import Chip from '@mui/joy/Chip';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectDecorators() {
  return (
    <Select
      aria-label="Subtitles"
      defaultValue="fi"
      startDecorator={<TranslateIcon />}
      endDecorator={<Chip size="sm">3 languages</Chip>}
      sx={{ width: 280 }}
    >
      <Option value="fi">Finnish</Option>
      <Option value="is">Icelandic</Option>
      <Option value="el">Greek</Option>
    </Select>
  );
}
