import { feetInches, wholeNumber } from '@hearthline/model/drawing/labels/feet-inches.ts';
import type { Finding, Plan } from '@hearthline/model/plan/document.ts';
import { boundsOf } from '@hearthline/model/plan/ring.ts';
import { pluralize } from '@hearthline/rules/humanize.ts';
import type { Thing } from '../canvas/things.ts';
import type { Way } from '../canvas/sheet-view.ts';

const inches = (value: number): string => `${Math.abs(value)} in`;

/** A way on the sheet in words, as in `6 in right`. */
export const wayText = ({ x, y }: Way): string =>
  [
    x === 0 ? '' : `${inches(x)} ${x > 0 ? 'right' : 'left'}`,
    y === 0 ? '' : `${inches(y)} ${y > 0 ? 'down' : 'up'}`,
  ]
    .filter(Boolean)
    .join(', ');

/** How far a room extends along and across the home. */
export const roomSize = (floor: Plan['levels'][0]['rooms'][number]['floor']): string => {
  const { w, h } = boundsOf(floor);
  return `${feetInches(w)} × ${feetInches(h)}`;
};

/** How long and wide a home is, and its area. */
export const homeSize = ({ length, width, summary }: Plan): string =>
  `${feetInches(length)} × ${feetInches(width)}, ${wholeNumber(summary.squareFeet)} sq ft`;

/** The rooms whose size has changed, with what they measure now. */
export const changedSizes = (before: Plan, after: Plan): string[] =>
  after.levels[0].rooms.flatMap(({ name, floor }, index) => {
    const old = before.levels[0].rooms[index];
    return old && JSON.stringify(old.floor) !== JSON.stringify(floor) ? [`${name} ${roomSize(floor)}`] : [];
  });

/** A thing's own size. */
export const thingSize = ({ box, kind }: Thing): string =>
  kind === 'piece'
    ? `${feetInches(box.w)} × ${feetInches(box.h)}`
    : `${feetInches(Math.max(box.w, box.h))} long`;

/** What the checker says, with the names that people know instead of the ids of the document. */
export const findingText = ({ message }: Finding, things: readonly Thing[]): string => {
  const names = new Map(things.map(({ id, name }) => [id, name]));
  const text = message.replace(/[a-z]+-\d+/g, (id) => {
    const name = names.get(id);
    return name ? `the ${name.charAt(0).toLowerCase()}${name.slice(1)}` : id;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** How many findings of each level there are. */
export const findingsText = (findings: readonly Finding[]): string => {
  const errors = findings.filter(({ level }) => level === 'error').length;
  if (errors > 0) return `${pluralize(errors, 'requirement')} not met`;
  const warnings = findings.filter(({ level }) => level === 'warning').length;
  const suggestions = findings.filter(({ level }) => level === 'practice').length;
  return [
    'Every requirement met',
    warnings > 0 && pluralize(warnings, 'warning'),
    suggestions > 0 && pluralize(suggestions, 'suggestion'),
  ]
    .filter(Boolean)
    .join(', ');
};
