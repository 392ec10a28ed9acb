import { bounds, levelLists } from '../plan/bounds.ts';
import type { Finding, Plan } from '../plan/document.ts';
import { planSchema } from '../plan/schema.ts';
import { storedPlanSchema } from '../plan/stored-plan.ts';
import { ruleOf } from './rules.ts';

/** More places than anybody reads. */
const maxFindings = 50;

const finding = (item: string, measured: string, message: string): Finding => {
  const { id, level, cite, required } = ruleOf('geo.schema');
  return { rule: id, level, cite, at: { item }, measured, required, message };
};

const listIn = (holder: unknown, name: string): readonly unknown[] => {
  const list: unknown = (holder as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return Array.isArray(list) ? list : [];
};

/** Lists that are too long to be looked at, so that no document takes long to read. */
const tooLong = (value: unknown): Finding[] => {
  const findings: Finding[] = [];
  const judge = (path: string, list: readonly unknown[], max: number): void => {
    if (list.length > max)
      findings.push(finding(path, `${list.length} items`, `${path} has more than ${max} items.`));
  };
  judge('porches', listIn(value, 'porches'), bounds.lists.porches);
  judge('steps', listIn(value, 'steps'), bounds.lists.steps);
  const front: unknown = (value as { front?: unknown } | null | undefined)?.front;
  judge('front.parts', listIn(front, 'parts'), bounds.lists.parts);
  const levels = listIn(value, 'levels');
  judge('levels', levels, 1);
  for (const name of levelLists) judge(`levels.0.${name}`, listIn(levels[0], name), bounds.lists[name]);
  if (findings.length === 0)
    for (const [index, room] of listIn(levels[0], 'rooms').entries())
      judge(`levels.0.rooms.${index}.floor`, listIn(room, 'floor'), bounds.corners);
  return findings;
};

const describe = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    value,
  );

/** Whether anybody could have meant this as a plan. */
export const looksLikePlan = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  ('schema' in value || 'levels' in value);

type Read = { plan: Plan } | { findings: Finding[] };

const readAs =
  (schema: typeof planSchema | typeof storedPlanSchema) =>
  (value: unknown): Read => {
    const long = tooLong(value).slice(0, maxFindings);
    if (long.length > 0) return { findings: long };
    const read = schema.safeParse(value);
    if (read.success) return { plan: read.data };
    return {
      findings: read.error.issues.slice(0, maxFindings).map(({ path, message }) => {
        const item = path.map(String).join('.') || 'plan';
        return finding(item, describe(valueAt(value, path)), `${item}: ${message}`);
      }),
    };
  };

/** Turns anything into a plan, or says field by field why it is none. Never throws. */
export const readPlan = readAs(planSchema);

/** The same for a plan that is to be stored for a visitor: fields that no plan has are findings, too. */
export const readStoredPlan = readAs(storedPlanSchema);
