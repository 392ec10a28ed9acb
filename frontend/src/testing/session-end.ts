import { act } from '@testing-library/react';
import { typed } from '../platform/typed.ts';

/** The session ends with the screen as it is, which goes away; draw it again and its owner is back. */
export const endSession = ({ unmount }: { readonly unmount: () => void }): void => {
  act(() => typed.keep());
  unmount();
};
