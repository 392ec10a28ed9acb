import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';
import { useEffect, useRef, useState } from 'react';
import type { PlanChecker } from './plan-checker.ts';

interface Checked {
  readonly plan: Plan;
  readonly findings: readonly Finding[];
}

export interface Findings {
  /** Errors first; of the plan before while the present one is measured. */
  readonly findings: readonly Finding[];
  /** Whether they are those of the present plan. */
  readonly isCurrent: boolean;
  readonly failed: boolean;
}

const errorsFirst = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));

/** What rules a plan breaks. Only the newest plan waits while another is measured. */
export const useFindings = (checker: PlanChecker, plan: Plan, wish: Wish): Findings => {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failed, setFailed] = useState(false);
  const next = useRef<{ plan: Plan; wish: Wish } | null>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    next.current = { plan, wish };
    const run = async (): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        while (next.current) {
          const now = next.current;
          next.current = null;
          const findings = await checker.check(now.plan, now.wish);
          setChecked({ plan: now.plan, findings: errorsFirst(findings) });
        }
      } catch {
        setFailed(true);
      } finally {
        isBusy.current = false;
      }
    };
    void run();
  }, [checker, plan, wish]);
  return { findings: checked?.findings ?? [], isCurrent: checked?.plan === plan, failed };
};
