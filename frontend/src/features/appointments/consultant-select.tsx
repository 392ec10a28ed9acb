import { useAppointmentConsultantsQuery } from '../../gql/generated.ts';
import { SelectField } from '../../ui/field.tsx';

interface ConsultantSelectProps {
  readonly label: string;
  readonly value: string;
  /** What an empty choice means; without it there is none. */
  readonly nobody?: string;
  readonly onChoose: (id: string) => void;
}

/** Who shall see the visitor. Those off duty are offered only where they are chosen already. */
export const ConsultantSelect = ({ label, value, nobody, onChoose }: ConsultantSelectProps) => {
  const { data } = useAppointmentConsultantsQuery();
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
      {nobody && <option value="">{nobody}</option>}
      {data?.appointmentConsultants.filter(({ id, onDuty }) => onDuty || id === value).map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
    </SelectField>
  );
};
