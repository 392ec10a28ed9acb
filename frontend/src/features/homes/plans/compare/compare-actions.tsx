import { compareQuery, comparePath } from '@hearthline/rules/homes/compare/compared.ts';
import { offerHash, type OfferFields } from '@hearthline/rules/homes/compare/offer.ts';
import { Button, ButtonLink } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

interface CompareActionsProps {
  readonly ids: readonly string[];
  readonly offer: OfferFields;
}

/** What can be done with a comparison: talk, share, print. */
export const CompareActions = ({ ids, offer }: CompareActionsProps) => {
  const copy = async (): Promise<void> => {
    const hash = offerHash(offer);
    const link = `${window.location.origin}${comparePath(ids)}${hash}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({
        title: 'Link copied',
        text: hash
          ? 'Anyone with the link sees the homes and the other offer.'
          : 'Anyone with the link sees these homes.',
      });
    } catch {
      // Refused, or without https: the address is shown to be copied by hand.
      showToast({ title: 'Copy this link', text: link });
    }
  };
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        Print
      </Button>
      <ButtonLink size="sm" to={`/appointments${compareQuery(ids)}`}>
        Talk this through
      </ButtonLink>
    </>
  );
};
