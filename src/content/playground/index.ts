/** What compiling a page needs is in `attachPlayground`: it loads a parser, which a run with nothing to do has no use for. */
export { planPlaygrounds, type PlannedPlaygrounds } from './planPlaygrounds';
