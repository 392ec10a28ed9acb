import { chakra } from '@chakra-ui/react/styled-system';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { undoMs } from '@hearthline/rules/waiting.ts';
import { useEffect, useRef, useState } from 'react';
import {
  useAppointmentsToConfirmQuery,
  type StaffAppointmentRowFragment,
} from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { scrollFade } from '../../../../ui/lists/scroll-fade.ts';
import { textLink } from '../../../../ui/text/text.tsx';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import { weekdayWithYear } from '../appointment-words.ts';
import { changeErrorText } from '../change-error-text.ts';
import { useConfirmations } from '../staff-dialogs/confirm-appointment.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

interface ConfirmStripProps {
  readonly onOpen: (appointment: StaffAppointmentRowFragment) => void;
  /** Shows all of them in the list. */
  readonly onAll: () => void;
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    ps: '3',
    pe: '1',
    minH: '11',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'surface',
    textStyle: 'small',
  },
});

const Who = chakra('button', {
  base: {
    display: 'block',
    textAlign: 'start',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'pineText' },
  },
});
const Undo = chakra('button', {
  base: { ...textLink, px: '2', minH: '9', fontWeight: '600', cursor: 'pointer' },
});

/** `Thu, Nov 26, 9:30 AM`: what is to be confirmed is soon. */
const whenText = ({ appointmentDate, appointmentTime }: StaffAppointmentRowFragment): string =>
  `${weekdayWithYear(appointmentDate).replace(/, \d{4}$/, '')}, ${timeOfDay(appointmentTime)}`;

/**
 * What was booked and nobody has confirmed yet, the soonest first. One that was confirmed keeps its place, with Undo, until its customer
 * is told: nothing else comes to lie under the pointer.
 */
export const ConfirmStrip = ({ onOpen, onAll }: ConfirmStripProps) => {
  const { user } = useSession();
  const { data } = useAppointmentsToConfirmQuery();
  const { confirm, undo, busy } = useConfirmations();
  const found = (data?.appointments.appointments ?? []).filter(
    (one) => one.moves.includes('confirm') && mayChange(user, 'appointment:change', one),
  );
  // What stays in its place while something here can be undone; the versions are those to undo.
  const [frozenRows, setFrozenRows] = useState<readonly StaffAppointmentRowFragment[] | null>(null);
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, number>>(new Map());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const shown = frozenRows ?? found;
  const total = data?.appointments.pagination.total ?? 0;

  const press = async (one: StaffAppointmentRowFragment): Promise<void> => {
    setFrozenRows(shown);
    try {
      const after = await confirm(one);
      if (after) setConfirmed((before) => new Map(before).set(one.id, after.version));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setFrozenRows(null);
        setConfirmed(new Map());
      }, undoMs);
    } catch (error) {
      if (confirmed.size === 0) setFrozenRows(null);
      showToast({ title: 'The appointment was not confirmed', text: changeErrorText(error), tone: 'error' });
    }
  };
  const takeBack = async (id: string, version: number): Promise<void> => {
    await undo({ id, version });
    const left = new Map(confirmed);
    left.delete(id);
    setConfirmed(left);
    if (left.size === 0) setFrozenRows(null);
  };
  if (shown.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="to-confirm"
      display={{ base: 'grid', sm: 'flex' }}
      alignItems="center"
      columnGap="3"
      rowGap="1"
      minW="0"
    >
      <chakra.h2 id="to-confirm" textStyle="small" fontWeight="600" color="emberText" whiteSpace="nowrap">
        To confirm
      </chakra.h2>
      <chakra.ul
        listStyle="none"
        display="flex"
        gap="2"
        minW="0"
        overflowX="auto"
        css={scrollFade}
        aria-label="To confirm"
      >
        {shown.map((one) => {
          const version = confirmed.get(one.id);
          return (
            <Item key={one.id}>
              <Who type="button" onClick={() => onOpen(one)}>
                <chakra.span color="quiet" display={{ base: 'block', sm: 'inline' }}>
                  {whenText(one)}
                </chakra.span>{' '}
                <chakra.span fontWeight="600">{one.customerName}</chakra.span>
              </Who>
              {version === undefined ? (
                <Button
                  size="sm"
                  variant="ghost"
                  color="pineText"
                  disabled={busy === one.id}
                  aria-label={`Confirm ${one.customerName}, ${whenText(one)}`}
                  onClick={() => void press(one)}
                >
                  Confirm
                </Button>
              ) : (
                <>
                  <chakra.span role="status" color="pineText">
                    Confirmed
                  </chakra.span>
                  <Undo
                    type="button"
                    aria-label={`Undo the confirmation of ${one.customerName}`}
                    onClick={() => void takeBack(one.id, version)}
                  >
                    Undo
                  </Undo>
                </>
              )}
            </Item>
          );
        })}
        {total > shown.length && (
          <li>
            <Button size="sm" variant="outline" minH="11" onClick={onAll}>
              All {total}
            </Button>
          </li>
        )}
      </chakra.ul>
    </chakra.section>
  );
};
