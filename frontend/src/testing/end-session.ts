import { act } from '@testing-library/react';
import { unsentInput } from '../platform/form-memory/unsent-input.ts';

/** Ends the session and unmounts the screen as it is; rendering it again is the owner's return. */
export const endSession = ({ unmount }: { readonly unmount: () => void }): void => {
  act(() => unsentInput.persist());
  unmount();
};
