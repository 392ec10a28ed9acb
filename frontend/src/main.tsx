import './platform/zod-without-eval.ts';
import './ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { readCompany } from './platform/company.ts';
import { createSession } from './platform/session-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const page = (
  <StrictMode>
    {/* An address that changes in a transition can be overtaken for ever by the answers to its own queries. */}
    <BrowserRouter useTransitions={false}>
      <App company={readCompany(document)} session={createSession()} />
    </BrowserRouter>
  </StrictMode>
);

if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
