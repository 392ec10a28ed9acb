import { useEffect, useMemo, useState } from 'react';
import type { DrawingLook, ReadPlan } from './read-plan.ts';

type PlanModule = typeof import('./read-plan.ts');

/** Loads what reads and draws plans, which is not needed for a home without one. */
export const loadPlanModule = (): Promise<PlanModule> => import('./read-plan.ts');

interface OpenPlan extends ReadPlan {
  readonly drawing: (look: DrawingLook) => string | null;
}

/** The plan of a document's text; null while it is being read, if there is none, and if it cannot be read. */
export const usePlan = (text: string): OpenPlan | null => {
  const [code, setCode] = useState<PlanModule | null>(null);
  const isNeeded = text !== '' && code === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    loadPlanModule()
      .then((loaded) => isCancelled || setCode(() => loaded))
      // The picture is missing then; everything else on the page works.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [isNeeded]);
  return useMemo(() => {
    if (!code || text === '') return null;
    const found = code.readPlan(text);
    if (typeof found === 'string') return null;
    return { ...found, drawing: (look) => code.drawingOf(found.plan, look) };
  }, [code, text]);
};
