import { blankOffer, offerInHash, type OfferFields } from '@hearthline/rules/homes/compare/offer.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createDraft, visitorDraftDays } from '../../../../platform/form-memory/draft.ts';

const draft = createDraft<OfferFields & Record<string, string>>(
  'theirOffer',
  { ...blankOffer },
  visitorDraftDays,
);

interface TheirOffer {
  readonly fields: OfferFields;
  readonly change: (change: Partial<OfferFields>) => void;
  readonly clear: () => void;
}

/** Another builder's offer: from the part of a shared link that browsers do not send, else as it was typed here last. It is kept in this browser alone. */
export const useTheirOffer = (): TheirOffer => {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [fields, setFields] = useState<OfferFields>(() => offerInHash(hash) ?? draft.read());
  const put = (next: OfferFields): void => {
    setFields(next);
    draft.write({ ...next });
    // From now on it is one's own, and the address would say otherwise.
    if (hash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return {
    fields,
    change: (change) => put({ ...fields, ...change }),
    clear: () => put({ ...blankOffer }),
  };
};
