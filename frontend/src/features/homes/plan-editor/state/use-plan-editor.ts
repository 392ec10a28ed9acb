import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import { applyEdit, applyEdits } from '@hearthline/model/edit/apply.ts';
import { editLimits, tooManyChanges, type Edit } from '@hearthline/model/edit/edit.ts';
import { editsText } from '@hearthline/model/edit/edit-text.ts';
import { editedPlan } from '@hearthline/model/edit/edited-plan.ts';
import { withEdit } from '@hearthline/model/edit/shorter.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import { useEffect, useMemo, useState } from 'react';
import {
  historyOf,
  redone,
  undone,
  withStep,
  type EditorHistory,
  type EditorStep,
} from './editor-history.ts';

export interface PlanEditor extends EditorStep {
  /** The plan as changed, with its name and code. */
  readonly plan: GeneratedPlan;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The plan after a change that is only tried; or why there would be none. */
  readonly attempt: (edit: Edit) => Plan | { readonly refused: string };
  /** Makes a change. @returns why not, if it cannot be made */
  readonly make: (edit: Edit) => string | undefined;
  /** Shows something else instead of what is there when it is called, which undo brings back. */
  readonly replace: (step: EditorStep) => void;
}

/** The address of a plan's editor. */
const editorPath = (code: string): string => `/homes/g/${code}/change`;

/**
 * The state of an editor, which is kept in the address: it is replaced, not added to the history of the browser, so that
 * Back leaves the editor.
 */
export const usePlanEditor = (first: EditorStep): PlanEditor => {
  const [history, setHistory] = useState<EditorHistory>(() => historyOf(first));
  const { base, edits } = history.now;
  // The name and the code come last: changes are compared without them.
  const changed = useMemo(() => {
    const made = applyEdits(base, edits);
    return 'refused' in made ? base : (made as GeneratedPlan);
  }, [base, edits]);
  const plan = useMemo(() => {
    const made = editedPlan(base, edits);
    return 'refused' in made ? base : made;
  }, [base, edits]);
  useEffect(() => {
    const path = editorPath(plan.code);
    if (window.location.pathname !== path)
      window.history.replaceState(window.history.state, '', path + window.location.search);
  }, [plan.code]);
  const make = (edit: Edit): string | undefined => {
    const after = applyEdit(changed, edit);
    if ('refused' in after) return after.refused;
    const next = withEdit(base, edits, edit, after);
    if (base.code.length + editsText(next).length > editLimits.code || next.length > editLimits.edits)
      return tooManyChanges;
    setHistory(withStep(history, { base, edits: next }));
    return undefined;
  };
  return {
    base,
    edits,
    plan,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone(history)),
    redo: () => setHistory(redone(history)),
    attempt: (edit) => applyEdit(changed, edit),
    make,
    // Whoever looked for them took a while: what was changed meanwhile is a step of the history too.
    replace: (next) => setHistory((now) => withStep(now, next)),
  };
};
