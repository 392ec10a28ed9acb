import type { Finding, Plan, Wish } from '@hearthline/model/plan/document.ts';
import { useEffect, useState } from 'react';
import { rest } from '../../../../platform/api/rest-client.ts';

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
    const show = (next: Checked): void => {
      if (!isLeft) setFound(next);
    };
    rest('POST /api/floor-plans/check', { json: { plan, ...(wish && { wish }) } }).then(
      ({ findings }) => show(findings),
      () => show('failed'),
    );
    return () => void (isLeft = true);
  }, [plan, wish, tries]);
  const retry = (): void => {
    setFound(null);
    setTries(tries + 1);
  };
  return { found, retry };
};
