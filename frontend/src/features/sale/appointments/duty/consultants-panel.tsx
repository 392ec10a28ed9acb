import { SkeletonRows } from '../../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { daysText } from '@hearthline/rules/dates/hours.ts';
import { useState } from 'react';
import {
  useConsultantsQuery,
  useMoveConsultantMutation,
  type RosterConsultantFragment,
  type StandingFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { CardRow } from '../../../../ui/lists/card-row.tsx';
import { MoveButtons } from '../../../../ui/lists/move-buttons.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { ConsultantDialog } from './duty-dialog.tsx';
import { AffectedBookings } from './affected-bookings.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** Where news of a consultant's bookings is mailed. */
const newsTo = ({ email, userName }: RosterConsultantFragment): string =>
  email ?? (userName ? `the account of ${userName}` : 'the company');

/** The consultants, in their order. */
export const ConsultantsPanel = () => {
  const { data, loading, error, refetch } = useConsultantsQuery(networkOnly);
  const [move, { loading: moving }] = useMoveConsultantMutation();
  const [standing, setStanding] = useState<readonly StandingFragment[]>([]);
  const consultants = data?.consultants;
  const [editing, setEditing] = useRestoredRow('consultants-open', consultants);
  const read = (): void => void refetch().catch(() => undefined);
  const shift = async (id: string, up: boolean): Promise<void> => {
    try {
      await move({ variables: { id, up } });
    } catch (problem) {
      showToast({ title: 'Moving failed', text: errorText(problem), tone: 'error' });
    }
    read();
  };
  return (
    <Panel
      title="Consultants"
      text="Each time can be booked once per consultant on duty that day. New bookings go to the consultant with the fewest bookings that week."
      actions={
        <Button onClick={() => setEditing('new')}>
          <PlusIcon />
          Add consultant
        </Button>
      }
    >
      {standing.length > 0 && (
        <AffectedBookings
          bookings={standing}
          reason="The consultant takes no new bookings on these days."
          onClose={() => setStanding([])}
        />
      )}
      {error && !loading ? (
        <LoadError title="We could not load the consultants" error={error} retry={read} />
      ) : !consultants ? (
        <SkeletonRows count={2} minH="10" />
      ) : consultants.length === 0 ? (
        <EmptyState
          title="No consultants"
          text="Visitors cannot book a consultation until a consultant is on duty."
        />
      ) : (
        <Card as="ol" p="0" listStyleType="none" aria-label="Consultants">
          {consultants.map((consultant, index) => (
            <CardRow alignItems={{ base: 'start', md: 'center' }} key={consultant.id}>
              <chakra.div minW="0" flex="1 1 14rem">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {consultant.name}
                </Text>
                <Text look="small" quiet overflowWrap="anywhere">
                  Emails about bookings go to {newsTo(consultant)}
                </Text>
                <Text look="small" quiet>
                  {daysText(consultant.weekdays)} ·{' '}
                  {consultant.upcoming === 1 ? '1 coming booking' : `${consultant.upcoming} coming bookings`}
                </Text>
              </chakra.div>
              <Badge tone={consultant.onDuty ? 'done' : 'neutral'}>
                {consultant.onDuty ? 'On duty' : 'Off duty'}
              </Badge>
              <chakra.div display="flex" gap="1" alignItems="center">
                <MoveButtons
                  name={consultant.name}
                  index={index}
                  of={consultants.length}
                  busy={moving}
                  onMove={(up) => void shift(consultant.id, up)}
                />
                <Button variant="outline" size="sm" onClick={() => setEditing(consultant)}>
                  Edit<chakra.span srOnly> {consultant.name}</chakra.span>
                </Button>
              </chakra.div>
            </CardRow>
          ))}
        </Card>
      )}
      {editing && (
        <ConsultantDialog
          consultant={editing === 'new' ? null : editing}
          reload={async () =>
            editing === 'new' ? null : (await refetch()).data?.consultants.find(({ id }) => id === editing.id)
          }
          onSaved={(stay) => {
            setStanding(stay);
            read();
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  );
};
