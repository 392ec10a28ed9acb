import { SkeletonRows } from '../../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { useState } from 'react';
import {
  useAppointmentFormatsForStaffQuery,
  useMoveAppointmentFormatMutation,
  useRemoveAppointmentFormatMutation,
  type FormatRowFragment,
} from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../../platform/form-memory/restored-form.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PlusIcon } from '../../../../ui/theme/icons.tsx';
import { CardRow } from '../../../../ui/lists/card-row.tsx';
import { MoveButtons } from '../../../../ui/lists/move-buttons.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Card } from '../../../../ui/layout/surface.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { FormatDialog } from './format-dialog.tsx';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

/** `1 hour · kept free: 30 minutes after · at least 24 hours ahead`. */
const factsOf = ({ minutes, bufferBefore, bufferAfter, noticeHours }: FormatRowFragment): string => {
  const around = [
    bufferBefore && `${lengthText(bufferBefore)} before`,
    bufferAfter && `${lengthText(bufferAfter)} after`,
  ]
    .filter(Boolean)
    .join(', ');
  return [
    lengthText(minutes),
    around && `kept free: ${around}`,
    noticeHours && `at least ${lengthText(noticeHours * 60)} ahead`,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** How people meet for an appointment, in the order in which visitors are offered it. */
export const FormatsPanel = () => {
  const { data, loading, error, refetch } = useAppointmentFormatsForStaffQuery({
    ...networkOnly,
  });
  const [move, { loading: moving }] = useMoveAppointmentFormatMutation();
  const [remove, { loading: removing }] = useRemoveAppointmentFormatMutation();
  const [leaving, setLeaving] = useState<FormatRowFragment | null>(null);
  const formats = data?.appointmentFormatsForStaff;
  const [editing, setEditing] = useRestoredRow('formats-open', formats);
  const read = (): void => void refetch().catch(() => undefined);
  const change = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
    try {
      await work();
    } catch (problem) {
      showToast({ title: failed, text: errorText(problem), tone: 'error' });
    }
    setLeaving(null);
    read();
  };
  const shift = (id: string, up: boolean): void =>
    void change(() => move({ variables: { id, up } }), 'Moving failed');
  return (
    <Panel
      title="Appointment formats"
      text="The kinds of appointments that can be booked, with their place, their length and the time kept free around them. The first format is the default."
      actions={
        <Button onClick={() => setEditing('new')}>
          <PlusIcon />
          Add format
        </Button>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the formats" error={error} retry={read} />
      ) : !formats ? (
        <SkeletonRows count={2} minH="10" />
      ) : (
        <Card as="ol" p="0" listStyleType="none" aria-label="Appointment formats">
          {formats.map((format, index) => (
            <CardRow alignItems={{ base: 'start', md: 'center' }} key={format.id}>
              <chakra.div minW="0" flex="1 1 14rem">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {format.name}
                </Text>
                <Text look="small" quiet>
                  {factsOf(format)}
                </Text>
                <Text look="small" quiet overflowWrap="anywhere">
                  {format.placeText}
                </Text>
              </chakra.div>
              <Badge tone={format.offered ? 'done' : 'neutral'}>
                {format.offered ? 'Offered' : 'Staff only'}
              </Badge>
              <chakra.div display="flex" gap="1" alignItems="center">
                <MoveButtons
                  name={format.name}
                  index={index}
                  of={formats.length}
                  busy={moving}
                  onMove={(up) => shift(format.id, up)}
                />
                <Button variant="outline" size="sm" onClick={() => setEditing(format)}>
                  Edit<chakra.span srOnly> {format.name}</chakra.span>
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setLeaving(format)}>
                  Remove<chakra.span srOnly> {format.name}</chakra.span>
                </Button>
              </chakra.div>
            </CardRow>
          ))}
        </Card>
      )}
      {editing && (
        <FormatDialog
          format={editing === 'new' ? null : editing}
          reload={async () =>
            editing === 'new'
              ? null
              : (await refetch()).data?.appointmentFormatsForStaff.find(({ id }) => id === editing.id)
          }
          onSaved={read}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Remove this format?"
          question={`No one will be able to book “${leaving.name}” anymore. A format that was booked before cannot be removed; stop offering it instead.`}
          action="Remove format"
          busy={removing}
          onConfirm={() => void change(() => remove({ variables: { id: leaving.id } }), 'Not removed')}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
};
