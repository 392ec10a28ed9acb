import { lazy } from 'react';

/** The toasts come after the first screen, and before they are needed: an error toast may mean no network. */
export const LazyToaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));
