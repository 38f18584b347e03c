import { styled } from '@mui/system';

const Blurb = styled('div')({
  maxWidth: 320,
  '& .library-term': {
    fontStyle: 'italic',
    borderBottom: '1px dotted',
  },
});

export default function HybridGlobalCss() {
  return (
    <div>
      <Blurb>
        A <span className="library-term">folio</span> doesn&apos;t fit the
        shelf. Ask at the desk.
      </Blurb>
      <p>
        Outside, <span className="library-term">folio</span> is plain text.
      </p>
    </div>
  );
}
