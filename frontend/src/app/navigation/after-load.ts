import { keepArrival } from '../../platform/business/arrivals.ts';
import { recoverLostFocus } from './lost-focus.ts';

/** What nothing on the first screen needs. @returns a function that ends it */
export const startAfterLoad = (): (() => void) => {
  keepArrival();
  return recoverLostFocus();
};
