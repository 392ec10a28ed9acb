import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import type { LeadDesignFragment } from '../../../../gql/generated.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { useTakeOverDesign } from './take-over-design.ts';
import { mayChange } from '../../../../platform/session/may-change.ts';

/** Takes the design of a booking or a request over for the open deal of its contact; nothing if there is none to take it. */
export const UseOfferedDesign = ({ design }: { readonly design: LeadDesignFragment }) => {
  const { user } = useSession();
  const { takeOver, loading } = useTakeOverDesign();
  const { deal, name, home, code } = design;
  if (!deal || !mayChange(user, 'deal:update', deal)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      justifySelf="start"
      disabled={loading}
      onClick={() =>
        void takeOver({ ...deal, name: deal.number }, name ?? home?.name ?? codeInWords(code), code)
      }
    >
      Use it for {deal.number}
    </Button>
  );
};
