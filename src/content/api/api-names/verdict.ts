import type { Claim } from './nameClaims';
import { judgeExport, judgeImport } from './judgeImports';
import { among, judgeClass, judgeHook } from './judgeNames';
import { judgeProp, judgeSlot, judgeWord } from './judgeProps';
import type { Place, Verdict } from './place';

/** Compares a claim with the reference. Undefined if it is right, or if that cannot be decided. */
export function judge(claim: Claim, place: Place): Verdict | undefined {
  const { reference } = place;
  switch (claim.kind) {
    case 'prop':
      return judgeProp(claim, place);
    case 'slot':
      return judgeSlot(claim.name, place);
    case 'component':
    case 'type':
      return among(claim, [reference.componentNames, reference.types], place);
    case 'hook':
      return judgeHook(claim, place);
    case 'class':
      return judgeClass(claim.name, reference);
    case 'theme name':
      return among(claim, [reference.themeNames], place);
    case 'word':
      return judgeWord(claim.name, place);
    case 'import':
      return judgeImport(claim.name, place.root);
    case 'export':
      return judgeExport(claim, place.exports);
  }
}
