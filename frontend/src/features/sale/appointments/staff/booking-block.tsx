import { useDraggable } from '@dnd-kit/core';
import { chakra } from '@chakra-ui/react/styled-system';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import type { StaffAppointmentRowFragment } from '../../../../gql/generated.ts';
import { statusTitles } from '../appointment-words.ts';
import { ConsultantMark } from './consultant-mark.tsx';
import { slotsOf } from './shown-bookings.ts';
import { StatusIcon } from './status-icon.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

const Block = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '0.5',
    width: 'full',
    minW: '0',
    px: '2',
    py: '1.5',
    textAlign: 'start',
    cursor: 'pointer',
    overflow: 'hidden',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'line',
    bg: 'surface',
    color: 'ink',
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    _hover: { borderColor: 'edge' },
    _focusVisible: { outlineOffset: '1px' },
  },
  variants: {
    status: {
      booked: { borderStyle: 'solid' },
      confirmed: { borderInlineStartColor: 'pine', borderInlineStartWidth: '3px' },
      held: { bg: 'sunken' },
      missed: { borderColor: 'danger' },
      cancelled: { borderStyle: 'dashed', color: 'quiet', textDecoration: 'line-through', bg: 'transparent' },
    },
    tight: { true: { height: 'calc(100% - 2px)', py: '2' } },
    inWeek: { true: { px: '1.5' } },
    lifted: { true: { boxShadow: 'high', borderColor: 'edge', cursor: 'grabbing' } },
    isAway: { true: { opacity: '0.35' } },
  },
});

export interface BookingBlockProps {
  readonly appointment: StaffAppointmentRowFragment;
  /** The consultant's place among all; null where the column says whose it is. */
  readonly place: number | null;
  /** In a column of hours, whose height is the length of the appointment. */
  readonly tight?: boolean;
  /** In the hours of one of seven days. */
  readonly inWeek?: boolean;
  readonly onOpen?: () => void;
}

/** The whole of a booking in words. */
const inWords = (one: StaffAppointmentRowFragment): string =>
  `${timeOfDay(one.appointmentTime)}, ${one.formatName}, ${one.customerName}, with ${one.consultantName}, ${statusTitles[one.status]}`;

/** In a column of hours its place tells the time, and its edge that all is well: the room is for the name. */
const InWeek = ({ appointment: one, place }: BookingBlockProps) => (
  <>
    <chakra.span display="flex" alignItems="center" gap="1" minW="0">
      <chakra.span fontWeight="600" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {one.customerName}
      </chakra.span>
      {place !== null && (
        <chakra.span ms="auto" display="inline-flex" alignItems="center" gap="1">
          {one.status === 'booked' || one.status === 'missed' ? (
            <StatusIcon status={one.status} />
          ) : (
            <ConsultantMark name={one.consultantName} place={place} />
          )}
        </chakra.span>
      )}
    </chakra.span>
    {slotsOf(one) > 1 && (
      <chakra.span color="quiet" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
        {timeOfDay(one.appointmentTime)}
        {place !== null && ` ${one.formatName}`}
      </chakra.span>
    )}
  </>
);

const Content = ({ appointment: one, place, tight }: BookingBlockProps) => (
  <>
    <chakra.span display="flex" alignItems="center" gap="1" minW="0">
      <chakra.span fontVariantNumeric="tabular-nums" color="quiet" whiteSpace="nowrap">
        {timeOfDay(one.appointmentTime)}
      </chakra.span>
      {tight && (
        <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          <chakra.span fontWeight="600">{one.customerName}</chakra.span>{' '}
          <chakra.span color="quiet">{one.formatName}</chakra.span>
        </chakra.span>
      )}
      <chakra.span ms="auto" display="inline-flex" alignItems="center" gap="1">
        {place !== null && <ConsultantMark name={one.consultantName} place={place} />}
        <StatusIcon status={one.status} />
      </chakra.span>
    </chakra.span>
    {!tight && (
      <>
        <chakra.span fontWeight="600" overflowWrap="anywhere">
          {one.customerName}
        </chakra.span>
        <chakra.span color="quiet" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {one.consultantName}
        </chakra.span>
      </>
    )}
  </>
);

/** What follows the pointer while a booking is dragged. */
export const LiftedBooking = (props: BookingBlockProps) => (
  <Block as="div" status={props.appointment.status} lifted>
    <Content {...props} />
  </Block>
);

/** A booking in a calendar: pressed it opens, dragged it asks to be moved, if it still can be. */
export const BookingBlock = (props: BookingBlockProps) => {
  const { user } = useSession();
  const { appointment: one, tight = false, inWeek = false, onOpen } = props;
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: one.id,
    data: { appointment: one },
    disabled: !one.moves.includes('reschedule') || !mayChange(user, 'appointment:change', one),
  });
  return (
    <Block
      ref={setNodeRef}
      type="button"
      status={one.status}
      tight={tight}
      inWeek={inWeek}
      isAway={isDragging}
      title={inWords(one)}
      aria-describedby={attributes['aria-disabled'] ? undefined : attributes['aria-describedby']}
      onClick={onOpen}
      {...listeners}
    >
      {inWeek ? <InWeek {...props} /> : <Content {...props} />}
    </Block>
  );
};
