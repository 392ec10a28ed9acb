import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { lookSentences } from '@hearthline/rules/homes/looks/look-rules.ts';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../../platform/errors.ts';
import { asBuffer } from '../../../../platform/process/worker-pool.ts';
import type { PlanFile } from '../files/plan-file.ts';
import type { DrawPlanFile } from '../plan-files.service.ts';
import type { FileRequest } from './plan-worker.ts';
import { doInWorker } from './plan-workers.ts';

/** A buffer arrives from the other thread as bytes. @throws AppError BAD_INPUT */
const asFile = (file: PlanFile | 'unfit'): PlanFile => {
  if (file === 'unfit')
    throw new AppError('BAD_INPUT', { message: lookSentences.fits, fields: { style: lookSentences.fits } });
  return { ...file, body: asBuffer(file.body) };
};

/** Draws the design of a code. @throws AppError BAD_INPUT in a style that does not fit it, UNAVAILABLE */
export const drawDesign: DrawPlanFile<string> = async (code, request, name) => {
  const file = await doInWorker('drawDesign', { code, ...request }, name);
  return file && asFile(file);
};

/** Draws a plan document. @throws AppError BAD_INPUT in a style that does not fit it, UNAVAILABLE */
export const drawDocument = async (plan: Plan, request: FileRequest, name?: string): Promise<PlanFile> =>
  asFile(await doInWorker('drawPlan', { plan, ...request }, name));

const maxCachedPlans = 100;

/** Every request for the page of a design asks for its plan. */
const plans = new LRUCache<string, { readonly plan: GeneratedPlan | null }>({ max: maxCachedPlans });

/** The plan of a code; null if there is none. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE */
export const planOfDesign = async (code: string): Promise<GeneratedPlan | null> => {
  const known = plans.get(code);
  if (known) return known.plan;
  const plan = await doInWorker('planOf', code, code);
  plans.set(code, { plan });
  return plan;
};
