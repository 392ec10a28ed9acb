import { use, type ComponentProps } from 'react';
import { Button } from '../actions/button.tsx';
import { BusyDialogContext } from './busy-dialog.ts';

/** The button that closes a dialog without changing anything; disabled while the dialog is held open. */
export const DismissButton = (button: Omit<ComponentProps<typeof Button>, 'variant' | 'disabled'>) => (
  <Button variant="outline" {...button} disabled={use(BusyDialogContext)} />
);
