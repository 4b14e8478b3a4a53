import { createRoot } from 'react-dom/client';

import { showChosenColors } from '../chosenColors';
import { VisitorPages } from './VisitorPages';

showChosenColors();
// Another link in the same tab is another page.
window.addEventListener('hashchange', () => window.location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('page.html has no #root');
createRoot(root).render(<VisitorPages address={window.location} />);
