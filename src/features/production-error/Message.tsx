import { useTranslate } from '@/base/i18n';
import type { ProductionError } from '@/model';
import { fillMessage } from './fillMessage';
import { findCode, type ShownPiece } from './findCode';
import styles from './ProductionError.module.css';
import './texts';

interface MessageProps {
  error: ProductionError;
  args?: readonly string[];
}

/** Renders the message of an error. Arguments from the URL are rendered as text. */
export function Message({ error, args }: MessageProps) {
  return <Pieces pieces={findCode(fillMessage(error, args))} />;
}

function Pieces({ pieces }: { pieces: readonly ShownPiece[] }) {
  return pieces.map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece }: { piece: ShownPiece }) {
  const t = useTranslate();
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return (
        <code className={piece.isBlock ? styles.block : undefined}>
          <Pieces pieces={piece.pieces} />
        </code>
      );
    case 'link':
      return (
        <a href={piece.href} rel="noopener">
          {piece.href}
        </a>
      );
    case 'argument':
      return piece.value === undefined ? (
        <var className={styles.missing}>
          {t('productionError.argument', { number: piece.number })}
        </var>
      ) : (
        <mark className={styles.argument}>{piece.value}</mark>
      );
  }
}
