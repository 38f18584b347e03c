import { createRoot } from 'react-dom/client';
import { FollowContent } from './FollowContent';
import { followNavigation } from './refreshPage';

followNavigation();

// A root of its own, apart from the page's: it stays while the page shows an error.
createRoot(document.createElement('div')).render(<FollowContent />);
