/** Applies the class and direction to `body`; the script is its first child. */
import { showInBody } from '../showInBody';

showInBody(document);
