import { useLazyQuery } from '@apollo/client/react';
import { useController, type Control } from 'react-hook-form';
import { ProjectContactsDocument, ProjectPeopleDocument } from '../../../../gql/generated.ts';
import { phoneText } from '../../../../domain/company.ts';
import { ComboField } from '../../../../ui/forms/combo-field.tsx';
import type { ProjectFormFields, ProjectFormValues } from './project-schema.ts';
import { networkOnly } from '../../../../platform/graphql/fetch-policies.ts';

interface PersonFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly control: Control<ProjectFormFields, unknown, ProjectFormValues>;
}

/** Chooses an account of the role for a project. */
export const AccountField = ({
  role,
  label,
  help,
  control,
}: PersonFieldProps & { readonly role: 'customer' | 'contractor' }) => {
  const { field, fieldState } = useController({ control, name: role });
  const [find, { data, previousData, loading }] = useLazyQuery(ProjectPeopleDocument, {
    ...networkOnly,
  });
  const choices = ((data ?? previousData)?.projectPeople ?? []).map(({ id, name, email }) => ({
    id,
    title: name,
    note: email,
  }));
  return (
    <ComboField
      label={label}
      help={help}
      value={field.value}
      choices={choices}
      busy={loading}
      error={fieldState.error?.message}
      onSearch={(search) => void find({ variables: { role, search } })}
      onChoose={field.onChange}
    />
  );
};

/** Chooses the contact that a project originated from. */
export const ContactField = ({ label, help, control }: PersonFieldProps) => {
  const { field, fieldState } = useController({ control, name: 'contact' });
  const [find, { data, previousData, loading }] = useLazyQuery(ProjectContactsDocument, {
    ...networkOnly,
  });
  const choices = ((data ?? previousData)?.contacts.contacts ?? [])
    .slice(0, 20)
    .map(({ id, firstName, lastName, email, phone }) => ({
      id,
      title: `${firstName} ${lastName}`,
      note: email || phoneText(phone ?? ''),
    }));
  return (
    <ComboField
      label={label}
      help={help}
      value={field.value}
      choices={choices}
      busy={loading}
      error={fieldState.error?.message}
      onSearch={(search) => void find({ variables: { search } })}
      onChoose={field.onChange}
    />
  );
};
