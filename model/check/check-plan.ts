import { isNewPlan, type Finding, type Plan, type Wish } from '../plan/document.ts';
import { floorChecks } from './document/check-floors.ts';
import { porchChecks } from './document/check-porches.ts';
import { openingChecks } from './document/openings.ts';
import { referenceChecks } from './document/references.ts';
import { bathChecks } from './everyday/baths.ts';
import { doorChecks } from './everyday/check-doors.ts';
import { furnitureChecks } from './everyday/check-furniture.ts';
import { kitchenChecks } from './everyday/check-kitchen.ts';
import { roomSizeChecks } from './everyday/room-sizes.ts';
import { wayChecks } from './everyday/check-ways.ts';
import { sectionChecks } from './factory/sections.ts';
import { structureChecks } from './factory/structure.ts';
import type { Fault } from './fault.ts';
import { airChecks } from './home/air.ts';
import { alarmChecks } from './home/alarms.ts';
import { exitChecks } from './home/exits.ts';
import { glazingChecks } from './home/glazing.ts';
import { hallChecks } from './home/halls.ts';
import { lightChecks } from './home/light.ts';
import { panelChecks } from './home/panel.ts';
import { roomChecks } from './home/rooms.ts';
import { wayOutChecks } from './home/ways-out.ts';
import { appliesTo } from './practice-rules.ts';
import { entryChecks } from './practice/entry.ts';
import { frontChecks } from './practice/front.ts';
import { greatRoomChecks } from './practice/great-room.ts';
import { daylightChecks } from './practice/light.ts';
import { roomPracticeChecks } from './practice/rooms.ts';
import { sightChecks } from './practice/sight.ts';
import { storeChecks } from './practice/store.ts';
import { ruleIds, ruleOf, type RuleId } from './rules.ts';
import { maxWinding, surveyOf, type Survey } from './survey/survey.ts';
import { accessibleChecks } from './wish/accessible.ts';
import { newWishChecks } from './wish/new-wishes.ts';
import { wishChecks } from './wish/wishes.ts';

const planChecks = {
  ...referenceChecks,
  ...floorChecks,
  ...openingChecks,
  ...porchChecks,
  ...lightChecks,
  ...airChecks,
  ...exitChecks,
  ...wayOutChecks,
  ...roomChecks,
  ...hallChecks,
  ...glazingChecks,
  ...alarmChecks,
  ...panelChecks,
  ...sectionChecks,
  ...structureChecks,
  ...wayChecks,
  ...roomSizeChecks,
  ...furnitureChecks,
  ...doorChecks,
  ...kitchenChecks,
  ...bathChecks,
  ...entryChecks,
  ...frontChecks,
  ...daylightChecks,
  ...storeChecks,
  ...roomPracticeChecks,
  ...greatRoomChecks,
  ...sightChecks,
};

const wishedChecks = { ...wishChecks, ...accessibleChecks, ...newWishChecks };

/** A rule has one function, whatever its limit: it was matched to its rule where it was written. */
type Check = (home: Survey, limit: unknown, wish?: Wish) => Fault[];

// Complete by type: a rule without a function does not compile. `geo.schema` is read by `readPlan`.
const byRule: Readonly<Record<Exclude<RuleId, 'geo.schema' | `wish.${string}`>, unknown>> = planChecks;
const byWish: Readonly<Record<Extract<RuleId, `wish.${string}`>, unknown>> = wishedChecks;
const checks = { ...byRule, ...byWish } as Readonly<Record<string, Check | undefined>>;

/** More places of one rule than anybody reads. */
const maxPerRule = 50;

/** Square inches of the largest home that roads carry in three sections, with a margin. */
const largestFootprint = 700_000;

/**
 * Whether it is worth the time to look at every square inch of the floors. Where not, a finding says so: of
 * `geo.rectilinear`, `fab.sections` or `fab.section-width`.
 */
const isMeasurable = ({ winding, raster }: Survey): boolean =>
  winding <= maxWinding && raster.cells.length <= largestFootprint;

const withoutMeasuring = /^(geo|fab)\./;

/** The same as {@link checkPlan}, rule by rule, for a caller that does something else in between. */
export function* checkInSteps(plan: Plan, wish?: Wish): Generator<readonly Finding[]> {
  const home = surveyOf(plan);
  yield [];
  const measurable = isMeasurable(home);
  for (const id of ruleIds) {
    if (!measurable && !withoutMeasuring.test(id)) continue;
    if (id.startsWith('wish.') && !wish) continue;
    const { level, cite, required, limit, onlyNew } = ruleOf(id);
    if (onlyNew && !(isNewPlan(plan) && appliesTo(id, plan))) continue;
    const faults = checks[id]?.(home, limit, wish) ?? [];
    yield faults.slice(0, maxPerRule).map(({ room, item, measured, message, level: own = level }) => ({
      rule: id,
      level: own,
      cite,
      at: { ...(room === undefined ? {} : { room }), ...(item === undefined ? {} : { item }) },
      measured,
      required,
      message,
    }));
  }
}

/**
 * Measures a plan by every rule; by those on wishes only if the wish is known. The plan has been read by `readPlan`:
 * its fields have the right types, but nothing that they say is trusted.
 */
export const checkPlan = (plan: Plan, wish?: Wish): Finding[] => [...checkInSteps(plan, wish)].flat();
