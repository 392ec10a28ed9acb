import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';
import { useEffect, useState } from 'react';
import { postJson } from '../../../../platform/api/post-json.ts';
import type { RestAnswers } from '../../../../platform/api/rest-answers.ts';

type Checked = readonly Finding[] | 'failed' | null;

/** What the server's check finds in a plan; null while it is at work, and without a plan. */
export const useFindings = (
  plan: Plan | null,
  wish: Wish | undefined,
): { found: Checked; retry: () => void } => {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Checked>(null);
  useEffect(() => {
    if (!plan) return;
    let isLeft = false;
    void postJson<RestAnswers['POST /api/floor-plans/check']>('/api/floor-plans/check', {
      plan,
      ...(wish && { wish }),
    }).then(({ ok, body: { findings } }) => {
      if (!isLeft) setFound(ok && findings ? findings : 'failed');
    });
    return () => void (isLeft = true);
  }, [plan, wish, tries]);
  const retry = (): void => {
    setFound(null);
    setTries(tries + 1);
  };
  return { found, retry };
};
