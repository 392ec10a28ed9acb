import { phoneText } from '../../../../domain/company.ts';
import { useContactForBookingQuery } from '../../../../gql/generated.ts';
import { BookForCustomerDialog, type BookForCustomerProps } from './book-for-customer-dialog.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

/** Books for a contact: with the name, email and phone that are known. */
export const BookForContact = ({
  contactId,
  ...props
}: Omit<BookForCustomerProps, 'customer'> & { readonly contactId: string }) => {
  const { data, error } = useContactForBookingQuery({ variables: { id: contactId }, ...cacheFirst });
  const contact = data?.contact;
  if (!contact && !error) return null;
  return (
    <BookForCustomerDialog
      customer={
        contact && {
          customerName: [contact.firstName, contact.lastName]
            .filter((name) => name && name !== '-')
            .join(' '),
          customerEmail: contact.email,
          customerPhone: contact.phone ? phoneText(contact.phone) : '',
        }
      }
      {...props}
    />
  );
};
