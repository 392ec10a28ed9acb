import { lazy } from 'react';

/** The second step of a sign-in, loaded when an account asks for it. */
export const SecondStep = lazy(() =>
  import('./second-step.tsx').then((file) => ({ default: file.SecondStep })),
);
