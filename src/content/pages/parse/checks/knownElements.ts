/** Elements of HTML that authors may write, in lower case (HTML standard, "Index of elements"). */
const html = `a abbr address area article aside audio b bdi bdo blockquote br button caption cite code col colgroup
  data dd del details dfn div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i iframe img
  input ins kbd label legend li link main map mark menu meta meter nav object ol optgroup option output p picture pre
  progress q rp rt ruby s samp search section select slot small source span strong style sub summary sup svg table tbody td
  template textarea tfoot th thead time tr track u ul var video wbr center font tt`;

/** Elements inside of pictures that are written on the page. */
const svg = `circle clippath defs desc ellipse filter g line lineargradient marker mask path pattern polygon polyline
  radialgradient rect stop symbol text title tspan use`;

/** Blocks of the dialect that look like elements; other passes check them. */
const dialect = 'codeblock featurelist';

/** Names of the elements that a page may hold. */
export const knownElements: ReadonlySet<string> = new Set(`${html} ${svg} ${dialect}`.split(/\s+/));
