import { createRoot } from 'react-dom/client';
import { FollowContent } from './FollowContent';
import { followNavigation } from './refreshPage';

followNavigation();

// A React root of its own, which stays mounted while the page shows an error.
createRoot(document.createElement('div')).render(<FollowContent />);
