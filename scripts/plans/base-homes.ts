// npm run plans -- base-homes: writes the plans of the base homes, as migration 0083 stores them, and says what each breaks. Once the migration is released, a change here reaches no database that has it.
import { writeFileSync } from 'node:fs';
import { baseHomes } from '../../backend/src/migrations/base-catalog/homes.ts';
import { baseCodes } from '../../backend/src/migrations/base-homes/codes.ts';
import { checkPlan } from '../../model/check/check-plan.ts';
import { designOf } from '../../model/designs/designs.ts';
import { isNewPlan, type NewPlan } from '../../model/plan/document.ts';

const planOf = (code: string, name: string): NewPlan => {
  const plan = designOf(code)?.plan;
  if (!plan || !isNewPlan(plan)) throw new Error(`${name}: ${code} makes no plan`);
  return { ...plan, name };
};

/** Writes and prints. */
export const writeBaseHomes = (): void => {
  const plans = baseHomes.flatMap(({ slug, name }) => {
    const code = baseCodes[slug];
    return code === undefined ? [] : [[slug, planOf(code, name)] as const];
  });
  const rows = plans.map(([slug, plan]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(plan)}`);
  writeFileSync('backend/src/migrations/base-homes/plans.json', `{\n${rows.join(',\n')}\n}\n`);
  for (const [slug, plan] of plans) {
    const { wish } = plan as NewPlan & { wish?: Parameters<typeof checkPlan>[1] };
    const broken = new Set(checkPlan(plan, wish).map(({ level, rule }) => `${level} ${rule}`));
    console.log(slug, plan.arrangement, plan.front.style, plan.front.color, [...broken].join(', '));
  }
};
