import { createGrammar } from './markdown/grammar';
import { addRenderRules } from './render/renderRules';

/** The markdown parser and printer that all pages share; it keeps nothing between pages. */
export const grammar = addRenderRules(createGrammar());
