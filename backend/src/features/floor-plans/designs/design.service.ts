import { randomInt } from 'node:crypto';
import { designSearch, designSearchLimits } from '@hearthline/model/plan/design-search.ts';
import { validate } from '../../../platform/validation/validate.ts';
import type { DrawPlanFile } from '../plan-files.service.ts';
import { doInWorker } from './design-workers.ts';

/**
 * Plans for a wish. The same wish, seed and count give the same answer until the generator's version changes.
 * @returns the answer as JSON, and whether the caller named the seed
 * @throws AppError BAD_INPUT, UNAVAILABLE
 */
export const searchDesigns = async (
  query: unknown,
): Promise<{ readonly json: string; readonly isSeeded: boolean }> => {
  const { seed, count, ...wish } = validate(designSearch, query);
  const json = await doInWorker('findDesigns', {
    wish,
    seed: seed ?? randomInt(designSearchLimits.seed + 1),
    count,
  });
  return { json, isSeeded: seed !== undefined };
};

/** Draws the design of a code. @throws AppError UNAVAILABLE */
export const drawDesign: DrawPlanFile = async (code, kind, view) => {
  const file = await doInWorker('drawDesign', { code, kind, view });
  // A buffer arrives from the other thread as bytes.
  return file && { ...file, body: Buffer.from(file.body.buffer, file.body.byteOffset, file.body.byteLength) };
};
