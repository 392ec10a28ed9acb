import { codeInWords, designPath } from '@hearthline/rules/homes/designs/code.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { appointmentTitle } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import {
  appointmentText,
  appointmentTextNames,
} from '@hearthline/rules/sale/appointments/appointment-texts.ts';
import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { comparisonIn } from '@hearthline/rules/homes/compare/compared.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { timeOfDay } from '@hearthline/rules/dates/time-text.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  useAppointmentDetailsQuery,
  type AppointmentFactsFragment,
  type LeadDesignFragment,
} from '../../../../gql/generated.ts';
import { isDialable, notDialableText, phoneText, telephoneLink } from '../../../../domain/company.ts';
import { useRestoredRecord } from '../../../../platform/form-memory/restored-form.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { Skeleton } from '../../../../ui/layout/skeleton.tsx';
import { textLink } from '../../../../ui/text/text.tsx';
import { AppointmentHistory } from './appointment-history.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { statusTitles, statusTones } from '../appointment-words.ts';
import { Directions, minutesBetween, PlaceText } from '../format-words.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { EditDetailsDialog } from './edit-details-dialog.tsx';
import { availableForms, type StaffForm } from './change-appointment.ts';
import { StaffRescheduleDialog } from './staff-reschedule-dialog.tsx';

/** Draws a design, which another feature can. */
export type DrawDesign = (design: LeadDesignFragment) => ReactNode;

const Facts = ({ appointment: one }: { appointment: AppointmentFactsFragment }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="auto minmax(0, 1fr)"
    columnGap="4"
    rowGap="1.5"
    textStyle="small"
    overflowWrap="anywhere"
    css={{ '& dt': { color: 'quiet' }, '& a': textLink }}
  >
    <dt>When</dt>
    <dd>
      {longDate(one.appointmentDate)} at {timeOfDay(one.appointmentTime)}
    </dd>
    <dt>How</dt>
    <dd>
      {one.formatName}, {lengthText(minutesBetween(one))}
    </dd>
    <dt>Where</dt>
    <dd>
      <PlaceText place={one.placeText} />
      <Directions medium={one.medium} place={one.placeText} />
    </dd>
    <dt>With</dt>
    <dd>{one.consultantName}</dd>
    <dt>Customer</dt>
    <dd>
      {one.contactId ? <Link to={`/contacts/${one.contactId}`}>{one.customerName}</Link> : one.customerName}
    </dd>
    <dt>Email</dt>
    <dd>
      <a href={`mailto:${one.customerEmail}`}>{one.customerEmail}</a>
    </dd>
    <dt>Phone</dt>
    <dd>
      {isDialable(one.customerPhone) ? (
        <a href={telephoneLink(one.customerPhone)}>{phoneText(one.customerPhone)}</a>
      ) : (
        `${one.customerPhone} (${notDialableText.toLowerCase()})`
      )}
    </dd>
    {one.designCode && !one.design && (
      <>
        <dt>Design</dt>
        <dd>
          <Link to={designPath(one.designCode)}>{codeInWords(one.designCode)}</Link>, version{' '}
          {one.designVersion}
        </dd>
      </>
    )}
    {one.home && (
      <>
        <dt>Home</dt>
        <dd>{one.home.path ? <Link to={one.home.path}>{one.home.name}</Link> : one.home.name}</dd>
      </>
    )}
    {one.projectId && (
      <>
        <dt>Project</dt>
        <dd>
          <Link to={`/projects/${one.projectId}`}>{one.projectName}</Link>
        </dd>
      </>
    )}
    {appointmentTextNames.map(
      (name) =>
        one[name] && (
          <Fragment key={name}>
            <dt>{appointmentText(name).title}</dt>
            <dd>
              <chakra.span whiteSpace="pre-wrap">{one[name]}</chakra.span>
            </dd>
          </Fragment>
        ),
    )}
    <ComparisonFact message={one.message} />
  </chakra.dl>
);

/** The homes that a customer is comparing, as they see them. */
const ComparisonFact = ({ message }: { readonly message: string | null }) => {
  const path = comparisonIn(message ?? '');
  return (
    path && (
      <>
        <dt>Comparison</dt>
        <dd>
          <Link to={path}>See what they compare</Link>
        </dd>
      </>
    )
  );
};

const forms = {
  reschedule: StaffRescheduleDialog,
  cancel: CancelDialog,
  assign: AssignDialog,
  describe: EditDetailsDialog,
} as const;

interface AppointmentDialogProps {
  readonly id: string;
  /** Draws the design that it was booked with. */
  readonly drawDesign: DrawDesign;
  readonly onClose: () => void;
}

/** A booking with all its details and actions. */
export const AppointmentDialog = ({ id, drawDesign, onClose }: AppointmentDialogProps) => {
  const { data, loading, error, refetch } = useAppointmentDetailsQuery({
    variables: { id },
  });
  const one = data?.appointment;
  const [form, setForm] = useRestoredRecord<StaffForm>(`appointment-open:${id}`, {
    keep: (open) => open,
    find: (restored) => one && (availableForms(one).find((open) => open === restored) ?? null),
  });
  const reload = async (): Promise<AppointmentFactsFragment | undefined> =>
    (await refetch()).data?.appointment;
  const Form = form && forms[form];
  return (
    <Dialog
      title={one ? appointmentTitle(one.kind, one.projectName ?? null) : 'Appointment'}
      description={one && <Badge tone={statusTones[one.status]}>{statusTitles[one.status]}</Badge>}
      onClose={onClose}
    >
      {one ? (
        <chakra.div display="grid" gap="6">
          <Facts appointment={one} />
          {one.design && drawDesign(one.design)}
          <AppointmentActions appointment={one} onForm={setForm} reload={reload} />
          <AppointmentHistory lines={one.history} />
        </chakra.div>
      ) : error && !loading ? (
        <LoadError title="We could not load the appointment" error={error} retry={reload} />
      ) : (
        <chakra.div role="status" aria-label="Loading the appointment">
          <Skeleton minH="60" data-skeleton />
        </chakra.div>
      )}
      {one && Form && <Form appointment={one} reload={reload} onClose={() => setForm(null)} />}
    </Dialog>
  );
};
