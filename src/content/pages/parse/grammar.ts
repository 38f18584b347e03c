import { createGrammar } from './markdown/grammar';
import { addRenderRules } from './render/renderRules';

/** The markdown parser and renderer that all pages share; it has no state between pages. */
export const grammar = addRenderRules(createGrammar());
