/** Shows in `body`, as its first child, what the script of the head found. */
import { showInBody } from '../showInBody';

showInBody(document);
