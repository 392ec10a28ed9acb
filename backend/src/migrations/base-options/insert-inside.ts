import { insertGroups } from '../base-prices/insert-groups.ts';
import { json } from '../base-prices/insert-prices.ts';
import { earlierSwatches, insideGroups } from './inside.ts';

/** The day on which these were estimated. */
const sourceOn = '2026-11-30';

/** After all groups of before. */
const groups = insideGroups.map(({ key, label, choices }, index) => ({
  key,
  label,
  choices: choices.map((choice, at) => ({
    key: choice.key,
    label: choice.label,
    text: choice.text,
    standard: at === 0,
    excludes: [],
    swatch: choice.swatch,
  })),
  position: 3 + index,
}));

/** Standard choices have no row: they cost nothing. */
const prices = insideGroups.flatMap(({ key, priced, unit, choices }) =>
  choices.slice(1).map((choice) => ({
    key: `option:${key}:${choice.key}`,
    label: `${choice.label} ${priced}`,
    unit,
    cents: choice.cents,
  })),
);

/** Adds floors, cabinets and counters with their prices. */
export const insertInsideOptions = insertGroups(groups, prices, sourceOn);

const swatches = Object.entries(earlierSwatches).flatMap(([group, colors]) =>
  Object.entries(colors).map(([key, swatch]) => ({ group, key, swatch })),
);

/**
 * Gives the choices of before their swatches, by their keys. Nothing else of a group changes, and a swatch that is there stays. Whoever
 * is editing the group must read it again: what they would send has no swatches.
 */
export const fillSwatches = `
  with filled as (
    select g.id, jsonb_agg(
      case when jsonb_typeof(c.choice -> 'swatch') = 'string' or s.swatch is null then c.choice
        else c.choice || jsonb_build_object('swatch', s.swatch) end order by c.place) as choices
    from option_groups g cross join jsonb_array_elements(g.choices) with ordinality as c (choice, place)
      left join jsonb_to_recordset(${json(swatches)}) as s ("group" text, key text, swatch text)
        on s."group" = g.key and s.key = c.choice ->> 'key'
    group by g.id
  )
  update option_groups g set choices = f.choices, version = version + 1
  from filled f where f.id = g.id and f.choices <> g.choices;`;
