import { capitalize } from '@/model/capitalize';

const pairs: Readonly<Record<string, string>> = {
  behaviour: 'behavior',
  colour: 'color',
  favour: 'favor',
  flavour: 'flavor',
  honour: 'honor',
  neighbour: 'neighbor',
  centre: 'center',
  centred: 'centered',
  fibre: 'fiber',
  metre: 'meter',
  licence: 'license',
  catalogue: 'catalog',
  grey: 'gray',
  whilst: 'while',
  amongst: 'among',
  artefact: 'artifact',
  analyse: 'analyze',
  cancelled: 'canceled',
  cancelling: 'canceling',
  labelled: 'labeled',
  labelling: 'labeling',
  modelled: 'modeled',
  signalled: 'signaled',
  travelled: 'traveled',
};

const stems =
  'authori|capitali|categori|customi|emphasi|finali|generali|hydroli|initiali|internationali|locali|maximi|memoi|minimi|normali|optimi|organi|prioriti|randomi|recogni|seriali|speciali|standardi|summari|synchroni|tokeni|utili|virtuali|visuali';

/** Words with another spelling in American English. */
export const britishWords = {
  pattern: new RegExp(
    `\\b(?:(?:${Object.keys(pairs).join('|')})(?:s|ed|ing|ful|able|less|d)?|(?:de|re|un)?(?:${stems})s(?:e[sd]?|ing|ations?|er|able))\\b`,
    'gi',
  ),
  /** Returns the American spelling of such a word, with the same capitalization. */
  american(word: string): string {
    const lower = word.toLowerCase();
    const [pair] = Object.entries(pairs)
      .filter(([british]) => lower.startsWith(british))
      .sort(([a], [b]) => b.length - a.length);
    const form = pair
      ? pair[1] + lower.slice(pair[0].length)
      : lower.replace(/s(?=(?:e[sd]?|ing|ations?|er|able)$)/, 'z');
    return word[0] === lower[0] ? form : capitalize(form);
  },
};
