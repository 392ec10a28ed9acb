import { splitCode, editsOf } from '@hearthline/model/edit/edit-text.ts';
import type { GeneratedPlan } from '@hearthline/model/designs/design.ts';
import type { PlanChange } from '@hearthline/model/plan/plan-change.ts';
import { useEffect, useRef, useState } from 'react';
import { hasStatus, readJson, rest, type FailedAnswer } from '../../../../platform/api/rest-client.ts';
import type { EditorStep } from './editor-history.ts';
import type { PlanEditor } from './use-plan-editor.ts';

/** What came of a change: another plan, or a sentence that says why none. */
type Outcome = { readonly step: EditorStep } | { readonly refused: string };

const unreachable = 'The plan could not be changed. Please check your connection and try again.';

/** Whether plans of a code can be changed as a whole; those of the first version only by inches. */
export const isChangeable = (code: string): boolean => !code.startsWith('1.');

const outcomeOf = async (code: string, change: PlanChange): Promise<Outcome> => {
  try {
    const answer = await rest('POST /api/floor-plans/changes', { json: { code, change } });
    const { base, edits } = splitCode(answer.code);
    const plan =
      edits === ''
        ? (answer.plan as unknown as GeneratedPlan)
        : await readJson<GeneratedPlan>(`/api/floor-plans/designs/${encodeURIComponent(base)}.json`);
    return { step: { base: plan, edits: editsOf(edits) ?? [] } };
  } catch (error) {
    return {
      refused: (hasStatus(error, 422) && (error as FailedAnswer).serverMessage) || unreachable,
    };
  }
};

/**
 * Has a plan changed as a whole, which the server does.
 * @returns what shows the plan that comes of it, and answers why there is none; null if the plan was changed otherwise meanwhile
 */
export const usePlanChange = (editor: PlanEditor) => {
  const [isChanging, setChanging] = useState(false);
  const latest = useRef(editor);
  useEffect(() => void (latest.current = editor));
  const changePlan = async (change: PlanChange): Promise<Outcome | null> => {
    const { code } = editor.plan;
    setChanging(true);
    const outcome = await outcomeOf(code, change);
    setChanging(false);
    if (latest.current.plan.code !== code) return null;
    if ('step' in outcome) latest.current.replace(outcome.step);
    return outcome;
  };
  return { isChanging, changePlan };
};
