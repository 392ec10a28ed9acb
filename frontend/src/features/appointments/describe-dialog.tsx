import { kindTitles } from '@hearthline/rules/appointment-changes.ts';
import { appointmentKinds } from '@hearthline/rules/appointments.ts';
import { useState } from 'react';
import { useDescribeAppointmentMutation } from '../../gql/generated.ts';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ProjectSelect } from './project-select.tsx';
import { again, useStaffChange, type StaffFormProps } from './staff-change.ts';

/** What an appointment is about. */
export const DescribeDialog = (props: StaffFormProps) => {
  const { id, version, customerName, projectId: presentProject, projectName, kind: presentKind, moves } = props.appointment;
  const [describe] = useDescribeAppointmentMutation(again);
  const [kind, setKind] = useState(presentKind);
  const [projectId, setProjectId] = useState(presentProject ?? '');
  const { busy, failure, run } = useStaffChange(props);
  return (
    <FormDialog
      title="Kind and project" action="Save" busyText="Saving..." busy={busy} error={failure} onClose={props.onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => describe({ variables: { input: { id, version, kind, projectId: projectId || null } } }), 'Saved', kind !== presentKind && moves.includes('cancel'));
      }}
    >
      <SelectField label="Kind" value={kind} onChange={(event) => setKind(appointmentKinds.find((one) => one === event.target.value) ?? kind)}>
        {appointmentKinds.map((one) => <option key={one} value={one}>{kindTitles[one]}</option>)}
      </SelectField>
      <ProjectSelect value={projectId} present={presentProject && projectName ? { id: presentProject, name: projectName } : null} hint={customerName} onChoose={setProjectId} />
    </FormDialog>
  );
};
