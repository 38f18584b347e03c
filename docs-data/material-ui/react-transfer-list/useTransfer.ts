import { useState } from 'react';

type Side = 'left' | 'right';

/** Which items are on which side, and which are checked. */
export default function useTransfer(all: readonly string[], first: string[]) {
  const [chosen, setChosen] = useState(first);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const sides = {
    left: all.filter((item) => !chosen.includes(item)),
    right: all.filter((item) => chosen.includes(item)),
  };
  const checkedOn = (side: Side) =>
    sides[side].filter((item) => checked.includes(item));

  return {
    /** What a list of this side needs. */
    list: (side: Side) => ({
      items: sides[side],
      checked: checkedOn(side),
      onChange: (next: readonly string[]) =>
        setChecked([
          ...checked.filter((item) => !sides[side].includes(item)),
          ...next,
        ]),
    }),
    /** Moves what is checked on the other side to this one, and names it. */
    moveTo(side: Side) {
      const moved = checkedOn(side === 'right' ? 'left' : 'right');
      setChosen(
        side === 'right'
          ? [...chosen, ...moved]
          : chosen.filter((item) => !moved.includes(item)),
      );
      setChecked(checked.filter((item) => !moved.includes(item)));
      return moved.join(', ') || 'nothing';
    },
  };
}
