import './platform/browser/zod-without-eval.ts';
import './ui/theme/global.css';
import './ui/theme/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { stopRecordingEvents } from './app/hydration-replay.ts';
import { preloadAt } from './app/navigation/routes.tsx';
import { readBootstrap } from './domain/company.ts';
import { readFirstContent } from './domain/served-content.ts';
import { createSession } from './platform/session/session-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Takes a place before the router's listener, which another handler may have later (app/navigation/growing-picture.ts).
window.onpopstate = () => undefined;
const page = (
  <StrictMode>
    {/* No transitions: an address that changes in one can be delayed forever by the answers to its own queries. */}
    <BrowserRouter useTransitions={false}>
      <App {...readBootstrap(document)} content={readFirstContent(document)} session={createSession()} />
    </BrowserRouter>
  </StrictMode>
);

const { pathname, search } = window.location;
const takeOver = (): void => {
  if (root.dataset['path'] !== pathname || search) return createRoot(root).render(page);
  stopRecordingEvents();
  // As a transition, hydration is split into slices between which the page can scroll and respond.
  startTransition(() => void hydrateRoot(root, page));
};
// The prerendered content stays until its page is loaded. It was rendered for a path without a query; where a query or an
// unknown address may change it, it is rendered anew in one step. No `await` here: a page's file may import this one's chunk.
if (root.hasChildNodes() && !('frame' in root.dataset)) void preloadAt(pathname).then(takeOver);
else {
  // Beside the question who is there, not after it.
  void preloadAt(pathname);
  createRoot(root).render(page);
}
