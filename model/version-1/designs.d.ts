import type { Design } from '../designs/design.ts';

/**
 * The design of a code of version 1, with its changes; undefined if it is none. This is the generator, the checker and the
 * editor of that version as one built file: what they drew is drawn the same for ever, whatever becomes of their sources.
 */
export declare const designOf: (code: string) => Design | undefined;
