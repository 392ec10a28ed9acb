import { plainLayout, defaultLayouts, type ColumnLayout } from '@hearthline/rules/column-layout.ts';
import { useState } from 'react';
import { usePreference } from './preferences.ts';

const preferenceOf = {
  contacts: 'contactColumns',
  projects: 'projectColumns',
  users: 'userColumns',
  homes: 'homeColumns',
  deals: 'dealColumns',
} as const;

/** A saved view that is open, with the columns that it prescribes, if any. */
interface OpenView {
  readonly id: string;
  readonly columns: ColumnLayout | null;
}

/**
 * The columns of a list: the user's own, or those of the view that is open. Own columns are stored when they change; those of
 * a view change for the moment only, until the view itself is saved.
 * @param onFailure called with the reason if they could not be stored
 */
export const useColumnLayout = (
  list: keyof typeof preferenceOf,
  {
    view,
    onFailure,
  }: { readonly view?: OpenView | null; readonly onFailure?: (reason: string) => void } = {},
) => {
  const { value, isKnown, save } = usePreference(preferenceOf[list], onFailure);
  const [changed, setChanged] = useState<{ readonly view: string; readonly layout: ColumnLayout }>();
  const ofView = view?.columns ? view : null;
  const layout =
    (ofView && (changed?.view === ofView.id ? changed.layout : ofView.columns)) ??
    value ??
    defaultLayouts[list];
  return {
    layout: plainLayout(layout),
    isKnown,
    /** Null restores the usual columns. */
    change: (next: ColumnLayout | null): void => {
      if (ofView) setChanged({ view: ofView.id, layout: next ?? defaultLayouts[list] });
      else void save(next);
    },
  };
};
