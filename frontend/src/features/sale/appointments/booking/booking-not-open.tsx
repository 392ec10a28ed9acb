import { phoneText, telephoneLink, useCompany } from '../../../../domain/company.ts';
import { ButtonAnchor } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';

interface Days {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly closedDates: readonly string[];
}

const dayMs = 86_400_000;

/** Whether no day can be booked at all, as long as there is no consultant. */
export const isNeverOpen = ({ firstDate, lastDate, closedDates }: Days): boolean =>
  closedDates.length > Math.round((Date.parse(lastDate) - Date.parse(firstDate)) / dayMs);

/** In place of the form before the business has anybody to talk to. */
export const BookingNotOpen = () => {
  const { phone } = useCompany();
  return (
    <EmptyState
      title="We are not open for booking yet"
      text="Appointments can be booked here soon. Until then, please call or write to us."
    >
      {phone && (
        <ButtonAnchor href={telephoneLink(phone)} variant="outline">
          Call {phoneText(phone)}
        </ButtonAnchor>
      )}
    </EmptyState>
  );
};
