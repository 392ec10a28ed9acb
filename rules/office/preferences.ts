import type { ColumnLayout } from '../column-layout.ts';

/** The settings that each person has for themselves, kept on the server. */
export const preferenceNames = [
  'keyboardShortcuts',
  'contactColumns',
  'projectColumns',
  'userColumns',
  'homeColumns',
  'dealColumns',
] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** The settings of one person. */
export interface Preferences {
  /** Whether single keys do something, such as J and K in a list. */
  readonly keyboardShortcuts: boolean;
  /** Null: the usual columns. */
  readonly contactColumns: ColumnLayout | null;
  readonly projectColumns: ColumnLayout | null;
  readonly userColumns: ColumnLayout | null;
  readonly homeColumns: ColumnLayout | null;
  readonly dealColumns: ColumnLayout | null;
}

/** What applies until somebody chooses something else. */
export const defaultPreferences: Preferences = {
  keyboardShortcuts: true,
  contactColumns: null,
  projectColumns: null,
  userColumns: null,
  homeColumns: null,
  dealColumns: null,
};
