import { checkPlan } from '../check/check-plan.ts';
import { readPlan } from '../check/read-plan.ts';
import type { Finding, Level, Plan, Wish } from '../plan/document.ts';
import { changed } from './plans.ts';

/** Checks a document as it would come from outside. */
export const judge = (document: unknown, wish?: Wish): Finding[] => {
  const read = readPlan(JSON.parse(JSON.stringify(document)));
  return 'findings' in read ? read.findings : checkPlan(read.plan, wish);
};

/** What one rule measured in a good plan with something changed in it: `room item measured` of each finding. */
export const measuredBy = (
  rule: string,
  make: () => Plan,
  change: (level: Level, plan: Plan) => void,
  wish?: Wish,
): string[] =>
  judge(changed(make, change), wish)
    .filter((finding) => finding.rule === rule)
    .map(({ at, measured }) => [at.room, at.item, measured].filter((one) => one !== undefined).join(' '));
