import { use, type ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Holding } from './holding.ts';

/** The button that closes a dialog without changing anything; disabled while the dialog is held open. */
export const DismissButton = (button: Omit<ComponentProps<typeof Button>, 'variant' | 'disabled'>) => <Button variant="outline" {...button} disabled={use(Holding)} />;
