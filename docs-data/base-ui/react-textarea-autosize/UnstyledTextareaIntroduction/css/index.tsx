import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './styles.css';

export default function UnstyledTextareaIntroduction() {
  return (
    <TextareaAutosize
      aria-label="Note for the courier"
      defaultValue="Ring at the side entrance"
      className="courier-note"
    />
  );
}
