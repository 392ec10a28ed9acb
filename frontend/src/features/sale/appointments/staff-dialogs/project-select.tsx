import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProjectForAppointmentQuery, useProjectsForAppointmentQuery } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { SelectField } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { cacheFirst } from '../../../../platform/graphql/fetch-policies.ts';

interface ProjectSelectProps {
  readonly value: string;
  /** The project already chosen, which is offered whatever is searched. */
  readonly present: { readonly id: string; readonly name: string } | null;
  /** A name that the project's customer may have, used as the initial search. */
  readonly hint?: string;
  readonly onChoose: (id: string) => void;
}

/** A select for a project, found by its name or its customer's. */
export const ProjectSelect = ({ value, present, hint = '', onChoose }: ProjectSelectProps) => {
  const [search, setSearch] = useState('');
  const own = useProjectsForAppointmentQuery({
    variables: { search: hint },
    skip: !hint || Boolean(search),
    ...cacheFirst,
  });
  const { data, previousData } = useProjectsForAppointmentQuery({ variables: { search }, ...cacheFirst });
  const found = (data ?? previousData)?.projects.projects;
  const listed = [
    ...(present ? [{ ...present, customerName: null }] : []),
    ...(search ? [] : (own.data?.projects.projects ?? [])),
    ...(found ?? []),
  ];
  // The chosen project stays listed, whatever is searched since.
  const isListed = !value || listed.some(({ id }) => id === value);
  const chosen = useProjectForAppointmentQuery({
    variables: { id: value },
    skip: isListed || !found,
    ...cacheFirst,
  });
  const isMissing = !isListed && problemOf(chosen.error).code === 'NOT_FOUND';
  const drop = useEffectEvent(() => onChoose(''));
  useEffect(() => {
    if (isMissing) drop();
  }, [isMissing]);
  const all = [...listed, ...(!isListed && chosen.data ? [chosen.data.project] : [])];
  const projects = all.filter((one, index) => all.findIndex(({ id }) => id === one.id) === index);
  return (
    <chakra.div display="grid" gap="3">
      <SearchBox label="Search projects" value={search} onSearch={setSearch} />
      <SelectField label="Project" value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">None</option>
        {projects.map(({ id, name, customerName }) => (
          <option key={id} value={id}>
            {customerName ? `${name} (${customerName})` : name}
          </option>
        ))}
      </SelectField>
    </chakra.div>
  );
};
