/**
 * Hides the table of all errors before its HTML arrives, if the URL contains a code, until the message is rendered
 * above it, so that nothing moves.
 */
import { waitingAttribute } from './waiting';

if (/[?&]code=/.test(location.search)) document.documentElement.setAttribute(waitingAttribute, '');
