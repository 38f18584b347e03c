/**
 * Hides the table of all errors before it arrives when the address asks for one, until its message stands above the
 * table, so that nothing moves.
 */
import { waiting } from './waiting';

if (/[?&]code=/.test(location.search)) document.documentElement.setAttribute(waiting, '');
