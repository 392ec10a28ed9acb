import { useAppointmentConsultantsQuery } from '../../../../gql/generated.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

interface ConsultantSelectProps {
  readonly label: string;
  readonly value: string;
  /** Text of the empty option; without it there is no such option. */
  readonly nobody?: string;
  readonly onChoose: (id: string) => void;
}

/** A select for the consultant. One who is off duty is offered only if already chosen. */
export const ConsultantSelect = ({ label, value, nobody, onChoose }: ConsultantSelectProps) => {
  const { data } = useAppointmentConsultantsQuery(cacheFirst);
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {nobody && <option value="">{nobody}</option>}
      {data?.appointmentConsultants
        .filter(({ id, onDuty }) => onDuty || id === value)
        .map(({ id, name, isMe }) => (
          <option key={id} value={id}>
            {isMe ? `${name} (you)` : name}
          </option>
        ))}
    </SelectField>
  );
};
