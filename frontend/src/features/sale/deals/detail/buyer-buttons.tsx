import { isDialable } from '@hearthline/rules/phones/format.ts';
import type { DealFactsFragment } from '../../../../gql/generated.ts';
import { CallContact } from '../../../../domain/calls/call-contact.tsx';
import { telephoneLink } from '../../../../domain/company.ts';
import { ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { MailIcon } from '../../../../ui/theme/further-icons.tsx';
import { PhoneIcon } from '../../../../ui/theme/icons.tsx';

interface BuyerButtonsProps {
  readonly deal: DealFactsFragment;
  /** A call was logged. */
  readonly onLogged: () => void;
}

/** Calls the buyer, and writes to all who buy. A call is logged where the buyer is a contact. */
export const BuyerButtons = ({
  deal: { buyerName, buyerPhone, buyerEmail, coBuyers, contact },
  onLogged,
}: BuyerButtonsProps) => {
  const addresses = [buyerEmail, ...coBuyers.map(({ email }) => email)].filter(Boolean).join(',');
  return (
    <>
      {contact ? (
        <CallContact contact={{ id: contact.id, name: buyerName, phone: buyerPhone }} onLogged={onLogged} />
      ) : buyerPhone && isDialable(buyerPhone) ? (
        <ButtonAnchor
          size="sm"
          variant="outline"
          href={telephoneLink(buyerPhone)}
          aria-label={`Call ${buyerName}`}
        >
          <PhoneIcon />
          Call
        </ButtonAnchor>
      ) : null}
      {addresses && (
        <ButtonAnchor
          size="sm"
          variant="outline"
          href={`mailto:${addresses}`}
          aria-label={`Mail ${buyerName}`}
        >
          <MailIcon />
          Mail
        </ButtonAnchor>
      )}
    </>
  );
};
