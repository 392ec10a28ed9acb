import { createContext } from 'react';

/** Tells a form's dialog that its current values were not typed: closing it loses nothing. */
export const FilledAnew = createContext<() => void>(() => undefined);
