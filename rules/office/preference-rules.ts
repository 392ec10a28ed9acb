import { z } from 'zod';
import { columnLayout } from '../column-layout-rules.ts';
import { preferenceNames, type PreferenceName, type Preferences, defaultPreferences } from './preferences.ts';

/** The value of each setting. */
const values = {
  keyboardShortcuts: z.boolean('Must be on or off'),
  contactColumns: columnLayout('contacts'),
  projectColumns: columnLayout('projects'),
  userColumns: columnLayout('users'),
  homeColumns: columnLayout('homes'),
  dealColumns: columnLayout('deals'),
} as const satisfies Record<PreferenceName, z.ZodType>;

/** Settings to change: those that are named, each to a value, or by null back to what is usual. */
export const preferenceChange = z
  .object({
    keyboardShortcuts: values.keyboardShortcuts.nullish(),
    contactColumns: values.contactColumns.nullish(),
    projectColumns: values.projectColumns.nullish(),
    userColumns: values.userColumns.nullish(),
    homeColumns: values.homeColumns.nullish(),
    dealColumns: values.dealColumns.nullish(),
  } satisfies Record<PreferenceName, z.ZodType>)
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Name a setting to change');

/** The settings from what is stored; a value that the rules no longer allow counts as not chosen. */
export const preferencesOf = (
  stored: readonly { readonly name: string; readonly value: unknown }[],
): Preferences => {
  const chosen = stored.flatMap(({ name, value }) => {
    const known = preferenceNames.find((each) => each === name);
    const parsed = known && values[known].safeParse(value);
    return parsed?.success ? [[known, parsed.data] as const] : [];
  });
  return { ...defaultPreferences, ...(Object.fromEntries(chosen) as Partial<Preferences>) };
};
