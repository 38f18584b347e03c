import { useEffect, useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import CloseIcon from '@mui/icons-material/Close';
import Cover from './Cover';
import Facts from './Facts';
import type { ChoirFile } from './choirFiles';
import RenameForm from './RenameForm';

interface DetailsProps {
  file: ChoirFile;
  /** Whether the user has opened the details. */
  isAsked: boolean;
  onClose: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

export default function Details(props: DetailsProps) {
  const { file, isAsked, onClose, onRename, onRemove } = props;
  const [isRenaming, setRenaming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  const leaveForm = () => {
    setRenaming(false);
    heading.current?.focus();
  };
  const save = (name: string) => {
    onRename(name);
    leaveForm();
  };

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          level="title-lg"
          component="h2"
          sx={{ flex: 1, overflowWrap: 'anywhere', outline: 'none' }}
        >
          {file.name}
        </Typography>
        <IconButton aria-label="Close the details" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ maxWidth: 240 }}>
        <Cover kind={file.kind} />
      </Box>
      <Facts file={file} />
      {isRenaming ? (
        <RenameForm name={file.name} onSave={save} onCancel={leaveForm} />
      ) : (
        <Stack direction="row" spacing={1}>
          <Button variant="soft" onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button variant="outlined" color="danger" onClick={onRemove}>
            Remove
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
