// npm run plans -- base-homes: writes the plans of the base homes and their outside in each style, as migration 0083 stores them, and says
// what each breaks. Once the migration is released, a change here reaches no database that has it.
import { writeFileSync } from 'node:fs';
import { baseHomes } from '../../backend/src/migrations/base-catalog/homes.ts';
import { baseCodes } from '../../backend/src/migrations/base-homes/codes.ts';
import { checkPlan } from '../../model/check/check-plan.ts';
import { designOf } from '../../model/designs/designs.ts';
import { dressed, ownLook } from '../../model/generate/exterior/dressed.ts';
import { roofIds } from '../../rules/design.ts';
import { isNewPlan, styles, type NewPlan } from '../../model/plan/document.ts';

const folder = 'backend/src/migrations/base-homes';

const planOf = (code: string, name: string): NewPlan => {
  const plan = designOf(code)?.plan;
  if (!plan || !isNewPlan(plan)) throw new Error(`${name}: ${code} makes no plan`);
  return { ...plan, name };
};

/** The outside in each style that fits, with the parts that any roof carries. */
const dressingsOf = (plan: NewPlan): object =>
  Object.fromEntries(
    styles.flatMap((style) => {
      const outsides = roofIds.map((roof) => dressed(plan, { ...ownLook(plan), style, roof }));
      const [fullest] = outsides.toSorted(
        (a, b) => (b?.front.parts.length ?? 0) - (a?.front.parts.length ?? 0),
      );
      if (!fullest) return [];
      const { porches, steps, front } = fullest;
      return [[style, { porches, steps, parts: front.parts, second: front.second }]];
    }),
  );

const write = (file: string, rows: readonly (readonly [slug: string, value: object])[]): void =>
  writeFileSync(
    `${folder}/${file}`,
    `{\n${rows.map(([slug, value]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`,
  );

/** Writes and prints. */
export const writeBaseHomes = (): void => {
  const plans = baseHomes.flatMap(({ slug, name }) => {
    const code = baseCodes[slug];
    return code === undefined ? [] : [[slug, planOf(code, name)] as const];
  });
  write('plans.json', plans);
  write(
    'dressings.json',
    plans.map(([slug, plan]) => [slug, dressingsOf(plan)] as const),
  );
  for (const [slug, plan] of plans) {
    const { wish } = plan as NewPlan & { wish?: Parameters<typeof checkPlan>[1] };
    const broken = new Set(checkPlan(plan, wish).map(({ level, rule }) => `${level} ${rule}`));
    console.log(slug, plan.arrangement, plan.front.style, plan.front.color, [...broken].join(', '));
  }
};
