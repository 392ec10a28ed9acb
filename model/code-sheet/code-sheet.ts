import { designCheckSentence } from '../drawing/notes.ts';
import { isNewPlan, type Finding, type Plan, type Room } from '../plan/document.ts';
import type { Source } from '../check/book/rule.ts';
import { appliesTo } from '../check/practice-rules.ts';
import { planFigures } from './plan-figures.ts';
import { ruleIds, ruleOf, type RuleId } from '../check/rules.ts';

/** Rules that belong together, in the order of a sheet. */
const sheetParts = [
  { kinds: ['hud'], title: 'Federal code (24 CFR part 3280)' },
  { kinds: ['fab'], title: 'Factory and transport' },
  { kinds: ['use'], title: 'Everyday use' },
  { kinds: ['wish'], title: 'Your wishes' },
  { kinds: ['geo'], title: 'Plan data' },
  { kinds: ['entry', 'front', 'light', 'store', 'plan'], title: 'Good practice' },
] as const;

/** A rule as a sheet shows it. */
export interface SheetRow {
  readonly id: RuleId;
  readonly title: string;
  readonly cite: string;
  readonly required: string;
  readonly level: Finding['level'];
  readonly edition: string;
  readonly source: Source;
  /** What could not be confirmed. */
  readonly note?: string;
  /**
   * The gravest level of its findings: `failed` error, `warned` warning, `advised` practice; `unmeasured`: nothing was asked for, the
   * rule does not apply to the home, or the document could not be read.
   */
  readonly result: 'passed' | 'advised' | 'warned' | 'failed' | 'unmeasured';
  /** Of each place that breaks it, what was measured there, such as `Bath: 12`; if none does, what the plan has, where that is a figure. */
  readonly measured: readonly string[];
}

/** Rules that belong together, with what was found. */
export interface SheetPart {
  readonly title: string;
  readonly rows: readonly SheetRow[];
}

/** All rules in their parts, and how many of them ended how. Rules of practice have no part in these numbers, unless they failed. */
export interface CodeSheet {
  readonly sentence: typeof designCheckSentence;
  readonly parts: readonly SheetPart[];
  readonly passed: number;
  readonly warned: number;
  readonly failed: number;
}

const placed = ({ at, measured }: Finding, rooms: readonly Room[]): string => {
  const room = rooms.find(({ id }) => id === at.room)?.name ?? at.room;
  const place = [room, at.item].filter((one) => one !== undefined).join(', ');
  return place ? `${place}: ${measured}` : String(measured);
};

const resultOf = (own: readonly Finding[], isMeasured: boolean): SheetRow['result'] => {
  if (own.some(({ level }) => level === 'error')) return 'failed';
  if (own.some(({ level }) => level === 'warning')) return 'warned';
  if (own.length > 0) return 'advised';
  return isMeasured ? 'passed' : 'unmeasured';
};

/**
 * What a check found, rule by rule.
 * @param findings of `readPlan` or `checkPlan`
 * @param given the plan that was checked, by whose rooms places are named; whether the check knew the wish
 */
export const codeSheet = (
  findings: readonly Finding[],
  { plan, wished = false }: { plan?: Plan; wished?: boolean } = {},
): CodeSheet => {
  const rooms = plan?.levels[0].rooms ?? [];
  const figures = plan ? planFigures(plan) : {};
  const newPlan = plan && isNewPlan(plan) ? plan : undefined;
  const isRead = findings.every(({ rule }) => rule !== 'geo.schema');
  const rowOf = (id: RuleId): SheetRow => {
    const { title, cite, required, level, edition, source, note } = ruleOf(id);
    const own = findings.filter(({ rule }) => rule === id);
    const isMeasured =
      id === 'geo.schema' ||
      (isRead && (wished || !id.startsWith('wish.')) && (!newPlan || appliesTo(id, newPlan)));
    const result = resultOf(own, isMeasured);
    const figure = figures[id] === undefined ? [] : [figures[id]];
    return {
      id,
      title,
      cite,
      required,
      level,
      edition,
      source,
      ...(note === undefined ? {} : { note }),
      result,
      measured: own.length > 0 ? own.map((one) => placed(one, rooms)) : result === 'passed' ? figure : [],
    };
  };
  const parts = sheetParts
    .map(({ kinds, title }) => ({
      title,
      rows: ruleIds
        .filter((id) => kinds.some((kind) => id.startsWith(`${kind}.`)) && (newPlan || !ruleOf(id).onlyNew))
        .map(rowOf),
    }))
    .filter(({ rows }) => rows.some(({ id }) => wished || !id.startsWith('wish.')));
  const counted = parts.flatMap(({ rows }) =>
    rows.filter(({ level, result }) => level !== 'practice' || result === 'failed'),
  );
  const count = (result: SheetRow['result']): number => counted.filter((row) => row.result === result).length;
  return {
    sentence: designCheckSentence,
    parts,
    passed: count('passed'),
    warned: count('warned'),
    failed: count('failed'),
  };
};
