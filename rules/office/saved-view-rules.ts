import { z } from 'zod';
import { columnLayout } from '../column-layout-rules.ts';
import type { ColumnLayout } from '../column-layout.ts';
import { contactFilter } from '../people/contacts/contact-rules.ts';
import { dealFilter } from '../sale/deals/deal-rules.ts';
import { optional, optionalFlag } from '../optional.ts';
import { projectFilter } from '../delivery/projects/project-rules.ts';
import { version } from '../row-version.ts';
import { oneLine } from '../text.ts';
import { viewLists, type ViewList, savedViewLimits, savedViewSentences } from './saved-views.ts';

/** A filter or the order of a list, as it stands in the list's address. */
export interface ViewParameter {
  readonly name: string;
  readonly value: string;
}

const filters = {
  contacts: contactFilter.omit({ page: true }),
  projects: projectFilter.omit({ page: true }),
  deals: dealFilter.omit({ page: true }),
} as const satisfies Record<ViewList, z.ZodObject>;

/** The filter and order that a view's parameters stand for, as the list's own rule reads them. */
export const viewFilter = <List extends ViewList>(
  list: List,
  parameters: readonly ViewParameter[],
): z.output<(typeof filters)[List]> => {
  const { shape } = filters[list];
  // What was saved by an older rule and no longer fits narrows nothing.
  const valid = parameters.filter(
    ({ name, value }) => (shape as Record<string, z.ZodType>)[name]?.safeParse(value).success,
  );
  return filters[list].parse(Object.fromEntries(valid.map(({ name, value }) => [name, value]))) as z.output<
    (typeof filters)[List]
  >;
};

/** The parameters of a filter in their one order: what narrows nothing and the usual order are left out. */
const parametersFrom = (filter: Readonly<Record<string, unknown>>): ViewParameter[] =>
  Object.entries(filter)
    .filter(([name, value]) => Boolean(value) && !(name === 'sort' && value === 'newest'))
    .map(([name, value]) => ({ name, value: String(value) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

const parametersOf = (list: ViewList) =>
  z
    .array(z.object({ name: z.string(), value: z.string().max(savedViewLimits.value * 4) }), 'Must be a list')
    .max(savedViewLimits.parameters, savedViewSentences.twice)
    .refine(
      (input) => input.every(({ name }) => Object.hasOwn(filters[list].shape, name)),
      savedViewSentences.unknownParameter,
    )
    .refine((input) => new Set(input.map(({ name }) => name)).size === input.length, savedViewSentences.twice)
    .transform((input, { issues }) => {
      const parsed = filters[list].safeParse(
        Object.fromEntries(input.map(({ name, value }) => [name, value])),
      );
      if (parsed.success) return parametersFrom(parsed.data);
      issues.push({
        code: 'custom',
        message: parsed.error.issues[0]?.message ?? savedViewSentences.unknownParameter,
        input,
      });
      return z.NEVER;
    });

/** The same parameters in their one order, so that two of them can be compared; what the rules reject is left out. */
export const comparableParameters = (list: ViewList, input: readonly ViewParameter[]): ViewParameter[] => {
  const { shape } = filters[list];
  const valid = input.filter(
    ({ name, value }) =>
      Object.hasOwn(shape, name) && (shape as Record<string, z.ZodType>)[name]?.safeParse(value).success,
  );
  return parametersFrom(viewFilter(list, valid));
};

/** Whether two views show the same rows in the same order. */
export const areSameParameters = (
  list: ViewList,
  one: readonly ViewParameter[],
  other: readonly ViewParameter[],
): boolean =>
  JSON.stringify(comparableParameters(list, one)) === JSON.stringify(comparableParameters(list, other));

const name = oneLine({ min: 1, max: savedViewLimits.name, message: savedViewSentences.nameRequired });

/** The name of a view and whether colleagues see it, as the form asks for them. */
export const viewForm = z.object({ name, shared: optionalFlag() });

const contentOf = (list: ViewList) => ({
  ...viewForm.shape,
  parameters: parametersOf(list),
  columns: optional<z.ZodType<ColumnLayout>>(columnLayout(list)),
});

/** Which list a new view is of; the rest is judged by {@link newView}. */
export const viewList = z.enum(viewLists, 'Unknown list');
/** A new view of a list. */
export const newView = (list: ViewList) => z.object(contentOf(list));
/** A changed view of a list: everything it consists of. */
export const changedView = (list: ViewList) => z.object({ ...contentOf(list), version });
