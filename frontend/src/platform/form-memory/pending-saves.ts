import { unsentInput } from './unsent-input.ts';

interface Try {
  readonly name: string;
  /** The version it is based on: unless another change is faster, it makes the next one. */
  readonly from: number;
}

/** Changes that this page saved, or may have saved, without waiting for the answer: it may come late, or never. */
let tries: readonly Try[] = [];
unsentInput.onClear(() => {
  tries = [];
});

/** Tells the user's own changes, found by a form that was opened before they arrived, from those of others. */
export const pendingSaves = {
  /**
   * Records that a change is being saved.
   * @param name the name that its form is kept under
   * @param from the version the change is based on
   * @returns a function that forgets it: to be called when the server refused it, or its form waited for the answer
   */
  start: (name: string, from: number): (() => void) => {
    const one = { name, from };
    tries = [...tries, one];
    return () => {
      tries = tries.filter((other) => other !== one);
    };
  },
  /** Whether that version may be a change made by this page. */
  mayHaveMade: (name: string, version: number): boolean =>
    tries.some((one) => one.name === name && one.from === version - 1),
};
