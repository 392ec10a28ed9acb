import { useState } from 'react';
import { useBuildProjectsQuery, type BuildProjectsQuery } from '../../../../gql/generated.ts';
import { ComboField } from '../../../../ui/forms/combo-field.tsx';

interface BuildProjectFieldProps {
  readonly value: { readonly id: string; readonly title: string } | null;
  /** Only this contractor's projects; all that the viewer may choose from if missing. */
  readonly contractorId: string | null;
  /** Whether each project names its contractor. */
  readonly showsContractor: boolean;
  readonly error?: string | undefined;
  readonly onChoose: (project: BuildProjectsQuery['buildProjects'][number] | null) => void;
}

/** Chooses the project that a build is for. */
export const BuildProjectField = ({
  value,
  contractorId,
  showsContractor,
  error,
  onChoose,
}: BuildProjectFieldProps) => {
  const [search, setSearch] = useState('');
  const { data, previousData, loading } = useBuildProjectsQuery({
    variables: { search, contractorId },
  });
  const projects = (data ?? previousData)?.buildProjects ?? [];
  const choices = projects.map(({ id, name, address, contractorName }) => ({
    id,
    title: name,
    note: [showsContractor && contractorName, address].filter(Boolean).join(' · '),
  }));
  return (
    <ComboField
      label="Project"
      value={value}
      choices={choices}
      busy={loading}
      error={error}
      onSearch={setSearch}
      onChoose={(choice) => onChoose(projects.find(({ id }) => id === choice?.id) ?? null)}
    />
  );
};
