import { styled } from '@mui/system';

const Blurb = styled('div')({
  maxWidth: 320,
  '& .glossary-term': {
    fontStyle: 'italic',
    borderBottom: '1px dotted',
  },
});

export default function HybridGlobalCss() {
  return (
    <div>
      <Blurb>
        A <span className="glossary-term">folio</span> doesn’t fit the shelf.
        Ask at the desk.
      </Blurb>
      <p>
        Outside, <span className="glossary-term">folio</span> is plain text.
      </p>
    </div>
  );
}
