import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useStaffToChooseQuery } from '../../../../gql/generated.ts';
import { roleTitle } from '@hearthline/rules/role-title.ts';
import { ComboField } from '../../../../ui/forms/combo-field.tsx';
import type { ProjectFormFields, ProjectFormValues } from './project-schema.ts';

/** Chooses who manages a project, among those who may. */
export const ManagerField = ({
  control,
}: {
  readonly control: Control<ProjectFormFields, unknown, ProjectFormValues>;
}) => {
  const { field, fieldState } = useController({ control, name: 'manager' });
  const { data, loading } = useStaffToChooseQuery({ variables: { may: 'project' } });
  const [search, setSearch] = useState('');
  const choices = (data?.staff ?? [])
    .filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
    .map(({ id, name, role }) => ({ id, title: name, note: roleTitle(role) }));
  return (
    <ComboField
      label="Manager"
      help="Whose work it is. Empty, it is unassigned."
      value={field.value}
      choices={choices}
      busy={loading}
      error={fieldState.error?.message}
      onSearch={setSearch}
      onChoose={field.onChange}
    />
  );
};
