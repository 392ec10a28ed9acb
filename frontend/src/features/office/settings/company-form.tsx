import { useLazyQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { zoneName } from '@hearthline/rules/dates/date-text.ts';
import { clockTimes, clockTimeText, hoursText } from '@hearthline/rules/dates/hours.ts';
import { companyForm, publicCompany, type CompanyForm as CompanyValues } from '@hearthline/rules/company.ts';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  BookingsOutsideDocument,
  useUpdateCompanyMutation,
  type CompanyDetailsFragment,
} from '../../../gql/generated.ts';
import { changeResolver } from '../../../platform/form-memory/changed-fields-resolver.ts';
import { useSetCompany } from '../../../domain/company.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRestoredForm } from '../../../platform/form-memory/restored-form.ts';
import { useVersionedSave } from '../../../platform/form-memory/versioned-save.ts';
import { editsSinceSubmit, reapplyEdits } from '../../../platform/form-memory/edits-since-submit.ts';
import { fieldProps } from '../../../platform/forms/field-props.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConflictMessage } from '../../../ui/forms/conflict-message.tsx';
import { WeekdaysField } from '../../../ui/forms/weekdays-field.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { FormMessage } from '../../../ui/forms/form-message.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { BookingsOutside, type BookingsOutsideHours } from './bookings-outside-hours.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

const fields = [
  'name',
  'phone',
  'email',
  'website',
  'address',
  'equalHousing',
  'timeZone',
  'days',
  'opens',
  'closes',
] as const;

const valuesOf = ({
  name,
  phone,
  email,
  website,
  address,
  equalHousing,
  timeZone,
  days,
  opens,
  closes,
}: CompanyDetailsFragment): CompanyValues => ({
  name,
  phone,
  email,
  website,
  address,
  equalHousing,
  timeZone,
  days: [...days],
  opens,
  closes,
});

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    alignItems: 'start',
  },
});

/** US time zones are listed first, being the likeliest. */
const usZones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/Anchorage',
  'Pacific/Honolulu',
];
const otherZones = Intl.supportedValuesOf('timeZone').filter((zone) => !usZones.includes(zone));

const option = (clock: string) => (
  <option key={clock} value={clock}>
    {clockTimeText(clock)}
  </option>
);

/** What is to be saved, and what was typed since. */
interface Typed {
  readonly values: CompanyValues;
  readonly since: ReturnType<typeof editsSinceSubmit<z.input<typeof companyForm>>>;
}

/** What is to be saved once the bookings that it leaves out were seen. */
interface PendingSave {
  readonly typed: Typed;
  readonly found: BookingsOutsideHours;
}

interface CompanyFormProps {
  readonly settings: CompanyDetailsFragment;
  /** Loads the details as stored now. */
  readonly reload: () => Promise<CompanyDetailsFragment | undefined>;
}

/** The form for the business's details. What is typed and not saved yet is restored after another part was opened. */
export const CompanyForm = ({ settings, reload }: CompanyFormProps) => {
  const [update] = useUpdateCompanyMutation();
  const [stored, setStored] = useState(settings);
  const [findOutside] = useLazyQuery(BookingsOutsideDocument, networkOnly);
  const [pending, setOutside] = useState<PendingSave | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The button was disabled while the bookings were looked for, so the dialog found no focus to return.
  useEffect(() => {
    if (wasOpen.current && !pending) saveButton.current?.focus();
    wasOpen.current = pending !== null;
  }, [pending]);
  const [saving, setSaving] = useState(false);
  const [hoursFailure, setHoursFailure] = useState<string | null>(null);
  const showCompany = useSetCompany();
  const form = useForm<z.input<typeof companyForm>, unknown, CompanyValues>({
    resolver: changeResolver(companyForm, valuesOf(stored)),
    defaultValues: valuesOf(settings),
  });
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting, isDirty },
  } = form;
  const restored = useRestoredForm('company', form, { whenLeft: true });

  const { failure, conflict, save, continueFrom } = useVersionedSave({
    row: settings,
    restored,
    reload,
    setError,
    fields,
    fill: (newer, how) => {
      setStored(newer);
      reset(valuesOf(newer), how);
    },
  });

  const store = async ({ values, since }: Typed): Promise<void> => {
    const saved = (await save((version) => update({ variables: { input: { ...values, version } } })))?.answer
      .data?.updateCompany;
    if (!saved) return;
    const late = since();
    continueFrom(saved);
    reapplyEdits(form, late);
    showCompany(publicCompany(values, values));
    showToast({ title: 'Saved', text: 'Visitors now see the new details.' });
  };

  const submit = handleSubmit(async (values) => {
    const typed = { values, since: editsSinceSubmit(form) };
    const { timeZone, days, opens, closes } = values;
    const hours = { timeZone, days, opens, closes };
    const isSame =
      JSON.stringify(hours) ===
      JSON.stringify({
        timeZone: stored.timeZone,
        days: stored.days,
        opens: stored.opens,
        closes: stored.closes,
      });
    if (!isSame) {
      setHoursFailure(null);
      try {
        const { data } = await findOutside({ variables: { hours } });
        if (data?.bookingsOutside.total) return setOutside({ typed, found: data.bookingsOutside });
      } catch (error) {
        return setHoursFailure(errorText(error));
      }
    }
    await store(typed);
  });
  const saveAnyway = async ({ typed }: PendingSave): Promise<void> => {
    setSaving(true);
    await store(typed);
    setSaving(false);
    setOutside(null);
  };

  const field = fieldProps(register, errors);
  return (
    <Card>
      <chakra.form
        noValidate
        aria-label="Company details"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="5"
      >
        <TextField label="Name" required {...field('name')} />
        <Pair>
          <TextField label="Phone" type="tel" required {...field('phone')} />
          <TextField label="Email" type="email" required {...field('email')} />
        </Pair>
        <TextField
          label="Postal address"
          required
          help="On one line. Required by law in campaign emails, and shown on the site."
          {...field('address')}
        />
        <TextField
          label="Equal housing line"
          required
          help="At the foot of every public page, beside the Equal Housing Opportunity logo."
          {...field('equalHousing')}
        />
        <Pair>
          <TextField label="Website" required {...field('website')} />
          <SelectField label="Time zone" help="Used for all dates and hours." {...field('timeZone')}>
            <optgroup label="United States">
              {usZones.map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone)} ({zone})
                </option>
              ))}
            </optgroup>
            <optgroup label="Others">
              {otherZones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
            </optgroup>
          </SelectField>
        </Pair>
        <Controller
          control={control}
          name="days"
          render={({ field: { value, onChange } }) => (
            <WeekdaysField label="Open on" value={value} error={errors.days?.message} onChange={onChange} />
          )}
        />
        <Pair>
          <SelectField label="Opens" {...field('opens')}>
            {clockTimes.map(option)}
          </SelectField>
          <SelectField label="Closes" help="The last consultation ends at this time." {...field('closes')}>
            {clockTimes.map(option)}
          </SelectField>
        </Pair>
        <FormMessage>
          Visitors currently see: {hoursText(stored)}. Existing bookings stay when hours change.
        </FormMessage>
        {conflict && <ConflictMessage {...conflict} />}
        {(failure ?? hoursFailure) && <FormMessage tone="error">{failure ?? hoursFailure}</FormMessage>}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button ref={saveButton} type="submit" disabled={isSubmitting || !isDirty || conflict !== null}>
            {isSubmitting ? 'Saving...' : 'Save changes'}
          </Button>
          {isDirty && !isSubmitting && !conflict && (
            <Button variant="outline" onClick={() => continueFrom(stored)}>
              Discard changes
            </Button>
          )}
          <Text look="small" quiet role="status">
            {isDirty && 'You have unsaved changes.'}
          </Text>
        </chakra.div>
      </chakra.form>
      {pending && (
        <BookingsOutside
          found={pending.found}
          busy={saving}
          onSave={() => void saveAnyway(pending)}
          onClose={() => setOutside(null)}
        />
      )}
    </Card>
  );
};
