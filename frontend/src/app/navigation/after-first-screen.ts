import { keepArrival } from '../../domain/arrivals.ts';
import { growPictures } from './growing-picture.ts';
import { recoverLostFocus } from './lost-focus.ts';

/** Starts what the first screen does without. @returns what ends it */
export const start = (): (() => void) => {
  keepArrival();
  const ends = [recoverLostFocus(), growPictures()];
  return () => {
    for (const end of ends) end();
  };
};
