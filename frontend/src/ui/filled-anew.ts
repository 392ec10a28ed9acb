import { createContext } from 'react';

/** Tells the dialog of a form that what stands there now was not typed: closing it drops nothing. */
export const FilledAnew = createContext<() => void>(() => undefined);
