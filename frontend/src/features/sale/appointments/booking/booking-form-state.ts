import { appointmentKinds } from '@hearthline/rules/sale/appointments/appointment-kinds.ts';
import {
  appointmentSentences as say,
  bookedText,
} from '@hearthline/rules/sale/appointments/appointment-sentences.ts';
import type { NewAppointment } from '@hearthline/rules/sale/appointments/appointment-rules.ts';
import { comparedIds, comparedKind, type ComparedKind } from '@hearthline/rules/homes/compare/compared.ts';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { interestOf } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { locationAddress } from '@hearthline/rules/people/locations/shown-location.ts';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { storedArrivals } from '../../../../domain/arrivals.ts';
import { phoneText, useCompany } from '../../../../domain/company.ts';
import { useDraft } from '../../../../platform/form-memory/draft.ts';
import { problemOf, showFieldErrors } from '../../../../platform/api/error-text.ts';
import { useIdempotencyKeys } from '../../../../platform/api/idempotency-key.ts';
import { useSession } from '../../../../platform/session/session-context.tsx';
import type { SessionUser } from '../../../../platform/session/session-store.ts';
import { lateResolver } from '../../../../platform/forms/late-resolver.ts';
import { useLateMutation } from '../../../../platform/graphql/late-mutation.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';
import {
  blankBooking,
  bookingDraft,
  readBooking,
  type BookingField,
  type BookingValues,
} from './booking-form-values.ts';
import { useBookedDesign, type BookedHome } from './booked-home.tsx';
import { useFreeTimes, type BookableDays, type Format, type Place } from './booking-api.ts';

const fields = Object.keys(blankBooking) as BookingField[];
const required = [
  'appointmentDate',
  'appointmentTime',
  'customerName',
  'customerEmail',
  'customerPhone',
] as const;

const { resolver, preload } = lateResolver<BookingValues, NewAppointment>(() =>
  import('./booking-resolver.ts').then((file) => file.bookingResolver),
);

interface BookingOptions {
  readonly days: BookableDays;
  /** The first is booked unless another is chosen. */
  readonly formats: readonly Format[];
  /** The display locations that can be visited. */
  readonly locations: readonly Place[];
  /** The home to talk about. */
  readonly home?: BookedHome | null | undefined;
  /** Focuses the first field to correct. */
  readonly focusOn: (field: BookingField) => void;
  readonly onBooked: (booked: Booked) => void;
}

/** What was booked, and the token that opens, moves and cancels it. */
export interface Booked extends NewAppointment {
  readonly token: string;
}

/** The values that a signed-in customer need not type. */
const knownOf = (user: SessionUser | null): Partial<BookingValues> =>
  user?.role === 'customer'
    ? { customerName: user.name, customerEmail: user.email, customerPhone: phoneText(user.phone ?? '') }
    : {};

const filled = (values: BookingValues, known: Partial<BookingValues>): BookingValues => ({
  ...values,
  customerName: values.customerName || (known.customerName ?? ''),
  customerEmail: values.customerEmail || (known.customerEmail ?? ''),
  customerPhone: values.customerPhone || (known.customerPhone ?? ''),
});

/** What the page's link asks to book: `?kind=meeting&project=…`, and the home that it is about. */
export const useBookingParams = (): Pick<NewAppointment, 'kind' | 'projectId' | 'homeSlug' | 'planCode'> => {
  const [params] = useSearchParams();
  const interest = interestOf(params);
  // Of a comparison, the first home: the message links to all of them.
  const [compared] = interest ? [] : comparedIds(params.get('compare'));
  const ofCompared = (kind: ComparedKind) =>
    compared !== undefined && comparedKind(compared) === kind ? compared : null;
  return {
    homeSlug: interest && 'slug' in interest ? interest.slug : ofCompared('home'),
    planCode: interest && 'code' in interest ? interest.code : ofCompared('plan'),
    kind: appointmentKinds.find((kind) => kind === params.get('kind')) ?? 'consultation',
    projectId: params.get('project'),
  };
};

/** The state of the booking form and how it is sent (docs/specification.md, sections 4, 5 and 8). */
export const useBooking = ({
  days: { firstDate, lastDate, closedDates },
  formats,
  locations,
  home,
  focusOn,
  onBooked,
}: BookingOptions) => {
  const { user } = useSession();
  const company = useCompany();
  const known = knownOf(user);
  const bookingParams = useBookingParams();
  const design = useBookedDesign();
  const [defaultValues] = useState(() =>
    filled(readBooking(firstDate, lastDate, undefined, closedDates, home), known),
  );
  const form = useForm<BookingValues, unknown, NewAppointment>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  useDraft(form, bookingDraft);
  const [date, time, formatId, locationId] = useWatch({
    control: form.control,
    name: ['appointmentDate', 'appointmentTime', 'formatId', 'locationId'],
  });
  // One that was chosen on an earlier visit may no longer be offered.
  const wanted = locations.find(({ id }) => id === locationId);
  const format =
    formats.find(({ id }) => id === formatId) ??
    (wanted && formats.find(({ medium }) => medium === 'visit')) ??
    formats[0];
  const places = format?.medium === 'visit' ? locations : [];
  // Where the business has no address, or has it where homes stand, a visit is to one of the display locations.
  const hasOwnPlace =
    format?.place !== company.name && !places.some((place) => format?.place.endsWith(locationAddress(place)));
  const location = places.length === 0 ? undefined : (wanted ?? (hasOwnPlace ? undefined : places[0]));
  const { slots, error: slotsError, refresh } = useFreeTimes(date, format?.id, location?.id);
  const { mutate: book, preload: preloadBooking } = useLateMutation(() =>
    import('../../../../gql/operations/sale-appointments-booking-booking-form.ts').then(
      (file) => file.BookAppointmentDocument,
    ),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const keys = useIdempotencyKeys('booking', { whenLeft: true });
  const sending = useRef(false);
  const { isSubmitting, isSubmitted } = form.formState;
  /** Whether another customer was faster: the time stays chosen but is no longer available. */
  const isLost = Boolean(time && slots?.some((slot) => slot.time === time && !slot.available));

  const { getValues, setValue, clearErrors } = form;
  const choose = useCallback(
    (field: 'formatId' | 'locationId' | 'appointmentDate' | 'appointmentTime', value: string): void => {
      setFailure(null);
      // Of another day, and of a place with other hours.
      if ((field === 'appointmentDate' || field === 'locationId') && value !== getValues(field)) {
        setValue('appointmentTime', '');
        clearErrors('appointmentTime');
      }
      setValue(field, value, { shouldValidate: isSubmitted });
    },
    [getValues, setValue, clearErrors, isSubmitted],
  );
  /** The same until the form is sent, so that the calendar is not drawn anew with each change of another field. */
  const chooseDay = useCallback((day: string) => choose('appointmentDate', day), [choose]);

  const refuse = (isWrong: (field: BookingField) => boolean): void => {
    const values = form.getValues();
    const isMissing = required.some((field) => !values[field].trim());
    if (isMissing || isLost) showToast({ title: say.missingTitle, text: say.missing, tone: 'error' });
    const first = fields.find(isWrong);
    if (first) focusOn(first);
  };

  const fail = async (error: unknown): Promise<void> => {
    showToast({ title: say.failedTitle, text: say.failed, tone: 'error' });
    const { code, message } = problemOf(error);
    if (showFieldErrors(error, form.setError, fields)) return;
    setFailure(message);
    if (code !== 'SLOT_TAKEN') return;
    await refresh();
    focusOn('appointmentTime');
  };

  const send = form.handleSubmit(
    async (input) => {
      setFailure(null);
      if (isLost) return refuse((field) => field === 'appointmentTime');
      let token = '';
      try {
        const wished = {
          ...input,
          ...bookingParams,
          designCode: design?.code ?? null,
          touches: storedArrivals(),
          formatId: format?.id ?? null,
          locationId: location?.id ?? null,
        };
        const { context } = keys.headersFor(wished);
        const data = await book({ input: wished }, { ...context.headers, ...design?.headers });
        token = data?.bookAppointment.token ?? '';
      } catch (error) {
        return fail(error);
      }
      keys.forget();
      bookingDraft.clear();
      form.reset(filled(blankBooking, known));
      showToast({
        title: say.bookedTitle,
        text: bookedText(longDate(input.appointmentDate), input.appointmentTime),
      });
      onBooked({ ...input, token });
    },
    (errors) => refuse((field) => field in errors || (field === 'appointmentTime' && isLost)),
  );

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await send(event);
    } finally {
      sending.current = false;
    }
  };

  return {
    form,
    date,
    time,
    format,
    places,
    location,
    hasOwnPlace,
    slots,
    slotsError,
    refresh,
    isLost,
    isSubmitting,
    choose,
    chooseDay,
    submit,
    /** For the first focus: what checks the form and what sends it follow. */
    preload: () => {
      preload();
      preloadBooking();
    },
    /** Why the last try failed, unless a field shows it. */
    failure: isLost ? null : failure,
  };
};
