import type { Role } from '@hearthline/rules/permissions.ts';
import { todayScopes, waitingKinds, type TodayScope, type WaitingKind } from '@hearthline/rules/waiting.ts';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../platform/session/session-context.tsx';

/** Those who have rows of their own begin with these; whoever looks after everything begins with all. */
const startsWithMine: readonly Role[] = ['sales', 'project_manager'];

/** Whose rows Today shows, and of which kind, as the address says it. */
export const useTodayUrl = () => {
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const initial: TodayScope = user && startsWithMine.includes(user.role) ? 'mine' : 'all';
  const scope = todayScopes.find((one) => one === parameters.get('scope')) ?? initial;
  const kind = waitingKinds.find((one) => one === parameters.get('kind')) ?? null;
  const set = (name: string, value: string | null): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    scope,
    kind,
    setScope: (to: TodayScope): void => set('scope', to === initial ? null : to),
    setKind: (to: WaitingKind | null): void => set('kind', to),
  };
};
