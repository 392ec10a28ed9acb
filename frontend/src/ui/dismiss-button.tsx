import { use, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Holding } from './holding.ts';

/** The button of a dialog that leaves everything as it is; it waits while the dialog does. */
export const DismissButton = (button: Omit<ComponentProps<typeof Button>, 'variant' | 'disabled'>) => <Button variant="outline" {...button} disabled={use(Holding)} />;
