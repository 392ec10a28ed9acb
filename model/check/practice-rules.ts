import { facesAlongX } from '../plan/box.ts';
import {
  isNewPlan,
  type NewPlan,
  type Plan,
  type Use,
  type WidthClass,
  type Window,
} from '../plan/document.ts';
import { isBath, isBedroom } from '../plan/kinds.ts';
import { bookOfPractice } from './book/practice-rules.ts';
import { shareOf } from './book/rule.ts';

const { 'entry.street': _error, ...book } = bookOfPractice;

export type PracticeRuleId = keyof typeof book;

const streetLength = ({ street, length, width }: NewPlan): number => (facesAlongX(street) ? width : length);

/** As many windows as the street wall has, those of baths and toilets left out. */
const windowsAtStreet = ({ street, length, width, levels: [{ windows, rooms }] }: NewPlan): number => {
  const use = new Map(rooms.map((room) => [room.id, room.use]));
  const liesThere = ({ x, y, w, h }: Window): boolean =>
    street === 'front' ? y + h === width : street === 'left' ? x === 0 : x + w === length;
  return windows.filter((window) => liesThere(window) && !isBath(use.get(window.room) ?? 'hall')).length;
};

const squareFeetOf = ({ length, width }: Plan): number => (length * width) / 144;

const has = ({ levels: [{ rooms }] }: Plan, wanted: Use): boolean => rooms.some(({ use }) => use === wanted);

/** The homes to which a rule applies, of those whose documents are new; rules that are left out apply to all. */
const applies: { readonly [Id in PracticeRuleId]?: (plan: NewPlan) => boolean } = {
  'entry.corner': (plan) => streetLength(plan) >= book['entry.corner'].limit.from,
  'entry.cover': ({ front }) => front.style !== 'plain',
  'front.pairs': (plan) => windowsAtStreet(plan) >= 2,
  'light.rear': (plan) => squareFeetOf(plan) >= book['light.rear'].limit.from,
  'store.kinds': (plan) => squareFeetOf(plan) >= book['store.kinds'].limit.from[0],
  'plan.hall-run': ({ levels: [{ rooms }] }) =>
    rooms.filter(({ use }) => isBedroom(use)).length <= book['plan.hall-run'].limit.bedrooms,
  'plan.lounges': (plan) => has(plan, 'living') && has(plan, 'family'),
  'plan.counter': (plan) => squareFeetOf(plan) >= book['plan.counter'].limit.from,
};

/** Whether a rule that only new documents are measured by applies to one. @param id those that do not say to which apply to all */
export const appliesTo = (id: string, plan: NewPlan): boolean =>
  applies[id as PracticeRuleId]?.(plan) ?? true;

/** The rules of practice, for counting over many plans how many of them keep each. */
export const practiceRules = (Object.keys(book) as PracticeRuleId[]).map((id) => ({
  id,
  /** Which share of the plans of a width class, of those to which the rule applies, keeps it. */
  share: (width: WidthClass): number => shareOf(book[id], width),
  appliesTo: (plan: Plan): boolean => isNewPlan(plan) && appliesTo(id, plan),
}));
