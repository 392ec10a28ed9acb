import { keepsFromSale, withoutFurniture } from '@hearthline/model/check/without-furniture.ts';
import { findingLevels, type Finding, type Plan, type Wish } from '@hearthline/model/plan/document.ts';
import { useEffect, useRef, useState } from 'react';
import type { PlanChecker } from './plan-checker.ts';

interface Checked {
  readonly plan: Plan;
  readonly findings: readonly Finding[];
  readonly canBeSold: boolean;
}

export interface Findings {
  /** The gravest first; of the plan before while the present one is measured. */
  readonly findings: readonly Finding[];
  /** Whether it could be sold, furnished otherwise. */
  readonly canBeSold: boolean;
  /** Whether they are those of the present plan. */
  readonly isCurrent: boolean;
  readonly failed: boolean;
}

const gravestFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => findingLevels.indexOf(a.level) - findingLevels.indexOf(b.level));

/** A checker for as long as something is on the page. */
export const useChecker = (checkerFor: () => PlanChecker): PlanChecker => {
  const [checker] = useState(checkerFor);
  useEffect(() => () => checker.stop(), [checker]);
  return checker;
};

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
      while (next.current) {
        const now = next.current;
        next.current = null;
        try {
          const findings = await checker.check(now.plan, now.wish);
          const empty = withoutFurniture(now.plan, now.wish);
          const canBeSold =
            !findings.some(keepsFromSale) ||
            !(await checker.check(empty.plan, empty.wish ?? now.wish)).some(keepsFromSale);
          setChecked({ plan: now.plan, findings: gravestFirst(findings), canBeSold });
          setFailed(false);
        } catch {
          setFailed(true);
        }
      }
      isBusy.current = false;
    };
    void run();
  }, [checker, plan, wish]);
  return {
    findings: checked?.findings ?? [],
    canBeSold: checked?.canBeSold ?? true,
    isCurrent: checked?.plan === plan,
    failed,
  };
};
