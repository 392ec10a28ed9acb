import { typed } from './typed.ts';

interface Try {
  readonly name: string;
  /** The version that it began from: where nobody else is faster, it makes the next one. */
  readonly from: number;
}

/** What was saved from this page, or may have been, and not waited for: an answer may come late, or never. */
let tries: readonly Try[] = [];
typed.onForget(() => {
  tries = [];
});

/** Tells one's own changes, met again in a form that was opened before they arrived, from those of others. */
export const ownChanges = {
  /**
   * Something is being saved.
   * @param name what its form is kept under
   * @returns what to call when the server has refused it, or its form waited for the answer
   */
  begin: (name: string, from: number): (() => void) => {
    const one = { name, from };
    tries = [...tries, one];
    return () => {
      tries = tries.filter((other) => other !== one);
    };
  },
  /** Whether this page may have made that version. */
  mayHaveMade: (name: string, version: number): boolean => tries.some((one) => one.name === name && one.from === version - 1),
};
