import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import {
  useCappedBookersQuery,
  useLiftBookingCapMutation,
  type CappedBookerRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { timeText } from '../../../../platform/dates/instant-text.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { BulkCancelDialog } from './bulk-cancel-dialog.tsx';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', pt: '0' },
  },
});

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

/** A network has no name that staff would know: who booked from it says more. */
const titleOf = ({ kind, subject, bookings }: CappedBookerRowFragment): string => {
  if (kind === 'mailbox') return subject;
  const people = [...new Set(bookings.map(({ customerEmail }) => customerEmail))];
  if (people.length === 0) return 'One network';
  return `One network: ${people.slice(0, 2).join(', ')}${people.length > 2 ? ` and ${people.length - 2} more` : ''}`;
};

const factsOf = ({ kind, counted, bookings }: CappedBookerRowFragment): string =>
  kind === 'mailbox'
    ? count(counted, 'open booking')
    : `${count(counted, 'booking')} in the last 24 hours, ${bookings.length} open`;

/** Who has reached a limit on online bookings; nothing while nobody has. */
export const CappedBookers = () => {
  const { data, refetch } = useCappedBookersQuery();
  const [lift, { loading: lifting }] = useLiftBookingCapMutation();
  const [isOpen, setOpen] = useState(false);
  const [clearing, setClearing] = useState<CappedBookerRowFragment | null>(null);
  const bookers = data?.cappedBookers ?? [];
  const read = (): void => void refetch().catch(() => undefined);
  const liftOne = async ({ kind, subject }: CappedBookerRowFragment): Promise<void> => {
    try {
      await lift({ variables: { input: { kind, subject } } });
      showToast({ title: 'Limit lifted', text: 'More can be booked there for 24 hours.' });
    } catch (error) {
      showToast({ title: 'The limit was not lifted', text: errorText(error), tone: 'error' });
    }
    read();
  };
  if (bookers.length === 0 && !isOpen) return null;
  return (
    <>
      <Button
        size="sm"
        px="3"
        variant="outline"
        aria-label={`Limits reached (${bookers.length})`}
        onClick={() => setOpen(true)}
      >
        Limits ({bookers.length})
      </Button>
      {isOpen && (
        <Dialog
          title="Booking limits that were reached"
          description="Visitors who reach a limit are asked to call. Lift the limit for someone who called, or cancel bookings that are not genuine."
          onClose={() => setOpen(false)}
        >
          {bookers.length === 0 ? (
            <Text quiet>No one is at a limit anymore.</Text>
          ) : (
            <chakra.ul listStyleType="none" aria-label="Reached limits">
              {bookers.map((booker) => (
                <Row key={`${booker.kind} ${booker.subject}`}>
                  <chakra.div>
                    <Text fontWeight="600" overflowWrap="anywhere">
                      {titleOf(booker)}
                    </Text>
                    <Text look="small" quiet>
                      {factsOf(booker)}
                    </Text>
                  </chakra.div>
                  <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
                    {booker.liftedUntil ? (
                      <Badge>Lifted until {timeText(booker.liftedUntil)}</Badge>
                    ) : (
                      <Button
                        size="sm"
                        variant="outline"
                        disabled={lifting}
                        onClick={() => void liftOne(booker)}
                      >
                        Lift for 24 hours<chakra.span srOnly> for {titleOf(booker)}</chakra.span>
                      </Button>
                    )}
                    {booker.bookings.length > 0 && (
                      <Button size="sm" variant="ghost" onClick={() => setClearing(booker)}>
                        Cancel bookings<chakra.span srOnly> of {titleOf(booker)}</chakra.span>
                      </Button>
                    )}
                  </chakra.div>
                </Row>
              ))}
            </chakra.ul>
          )}
        </Dialog>
      )}
      {clearing && (
        <BulkCancelDialog
          bookings={clearing.bookings}
          onClose={() => setClearing(null)}
          onDone={() => {
            setClearing(null);
            read();
          }}
        />
      )}
    </>
  );
};
