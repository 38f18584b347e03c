/** A name or short code of up to this many characters fits into a line of its column. */
const longestName = 20;

/** A type of up to this many characters fits into a line of its column. */
const longestType = 24;

const humps = /([a-z\d])(?=[A-Z])/g;

/** Allows a long name to break before a capital: `aggregation` `Functions`. */
export function breakName(name: string): string {
  return name.length <= longestName ? name : name.replace(humps, '$1<wbr>');
}

/** Allows the name of a type to break before a capital if it would fill the column of types alone. */
export function breakTypeName(name: string): string {
  return name.length <= longestType ? name : name.replace(humps, '$1<wbr>');
}

/** Allows escaped code to break after brackets and separators, and its long names before a capital. */
export function breakCode(code: string): string {
  if (code.length <= longestName) return code;
  return code
    .replace(/(?<=\w)([_.(,])(?=[A-Za-z])/g, '$1<wbr>')
    .replace(/[a-z]+\w+/gi, (name) => breakName(name));
}
