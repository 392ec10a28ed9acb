import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { LRUCache } from 'lru-cache';
import { asBuffer } from '../../../../platform/process/worker-pool.ts';
import type { PlanFile } from '../files/plan-file.ts';
import type { DrawPlanFile } from '../plan-files.service.ts';
import { doInWorker } from './plan-workers.ts';

/** A buffer arrives from the other thread as bytes. */
const asFile = (file: PlanFile): PlanFile => ({
  ...file,
  body: asBuffer(file.body),
});

/** Draws the design of a code. @throws AppError UNAVAILABLE */
export const drawDesign: DrawPlanFile<string> = async (code, kind, view, name) => {
  const file = await doInWorker('drawDesign', { code, kind, view }, name);
  return file && asFile(file);
};

/** Draws a plan document. @throws AppError UNAVAILABLE */
export const drawDocument: DrawPlanFile<Plan> = async (plan, kind, view, name) =>
  asFile(await doInWorker('drawPlan', { plan, kind, view }, name));

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
