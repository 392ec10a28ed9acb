import type { RefObject } from 'react';
import type { ContactRowFragment } from '../../../../gql/generated.ts';
import { isDialable, telephoneLink } from '../../../../domain/company.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../../ui/actions/button.tsx';
import { CalendarIcon, EditIcon, MailIcon } from '../../../../ui/theme/further-icons.tsx';
import { PhoneIcon, PlusIcon } from '../../../../ui/theme/icons.tsx';

/** The address that opens the booking form filled with a contact's name, email and phone. */
export const bookingUrl = (contactId: string): string => `/admin/appointments?book=${contactId}`;

interface ContactVerbsProps {
  readonly contact: ContactRowFragment;
  /** The button that the key C presses. */
  readonly callButton: RefObject<HTMLAnchorElement | null>;
  /** Opens the form that logs a call, after one was begun as well as without. */
  readonly onCall: () => void;
  readonly onNote: () => void;
}

/** What one does with a contact. */
export const ContactVerbs = ({ contact, callButton, onCall, onNote }: ContactVerbsProps) => {
  const { id, email, phone } = contact;
  return (
    <>
      {phone && isDialable(phone) && (
        <ButtonAnchor ref={callButton} size="sm" href={telephoneLink(phone)} onClick={onCall}>
          <PhoneIcon />
          Call
        </ButtonAnchor>
      )}
      {email && (
        <ButtonAnchor size="sm" variant="outline" href={`mailto:${email}`}>
          <MailIcon />
          Mail
        </ButtonAnchor>
      )}
      <ButtonLink size="sm" variant="outline" to={bookingUrl(id)}>
        <CalendarIcon />
        Book
      </ButtonLink>
      <Button size="sm" variant="outline" onClick={onNote}>
        <EditIcon />
        Note
      </Button>
      <Button size="sm" variant="outline" onClick={onCall}>
        <PlusIcon />
        Log a call
      </Button>
    </>
  );
};
