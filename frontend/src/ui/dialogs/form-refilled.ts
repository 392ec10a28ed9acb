import { createContext } from 'react';

/** Tells a form's dialog that its current values were not typed: closing it loses nothing. */
export const FormRefilledContext = createContext<() => void>(() => undefined);
