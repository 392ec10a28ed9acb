import { useState } from 'react';
import { useSiteProjectsQuery } from '../../../../gql/generated.ts';
import { ComboField } from '../../../../ui/forms/combo-field.tsx';

interface ProjectFieldProps {
  readonly label: string;
  readonly value: { readonly id: string; readonly title: string } | null;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly onChoose: (id: string, name: string) => void;
}

/** Chooses one of the contractor's own active projects. */
export const ProjectField = ({ label, value, help, error, onChoose }: ProjectFieldProps) => {
  const [search, setSearch] = useState('');
  const { data, previousData, loading } = useSiteProjectsQuery({
    variables: { page: 1, search },
  });
  const choices = ((data ?? previousData)?.projects.projects ?? []).map(({ id, name, address }) => ({
    id,
    title: name,
    note: address,
  }));
  return (
    <ComboField
      label={label}
      value={value}
      choices={choices}
      busy={loading}
      help={help}
      error={error}
      onSearch={setSearch}
      onChoose={(choice) => onChoose(choice?.id ?? '', choice?.title ?? '')}
    />
  );
};
