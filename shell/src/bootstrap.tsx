import { createRoot } from 'react-dom/client';

import { afterLoad } from './afterLoad';
import { App } from './App';
import { remotes } from './remotes/remoteList';

// Beside the session: whoever needs it says so when it fails.
remotes.refresh().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App />);

// Once the page stands and the browser has nothing better to do. While developing, every change must be seen at once.
if (process.env.NODE_ENV === 'production') {
  afterLoad(async () => {
    const { registerWorker } = await import('./offline/registerWorker');
    await registerWorker();
  });
}
