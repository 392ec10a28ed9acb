import { lengthText } from '@hearthline/rules/sale/appointments/formats.ts';
import { useAppointmentFormatsForStaffQuery } from '../../../../gql/generated.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

/** The formats that staff can book: all of them, also those that visitors are not offered. */
export const useStaffFormats = () =>
  useAppointmentFormatsForStaffQuery(cacheFirst).data?.appointmentFormatsForStaff ?? [];

interface FormatSelectProps {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A select for the format of an appointment. */
export const FormatSelect = ({ value, error, onChoose }: FormatSelectProps) => {
  const formats = useStaffFormats();
  return (
    <SelectField
      label="Format"
      value={value}
      error={error}
      onChange={(event) => onChoose(event.target.value)}
    >
      {formats.map(({ id, name, minutes, offered }) => (
        <option key={id} value={id}>
          {name}, {lengthText(minutes)}
          {offered ? '' : ' (staff only)'}
        </option>
      ))}
    </SelectField>
  );
};
