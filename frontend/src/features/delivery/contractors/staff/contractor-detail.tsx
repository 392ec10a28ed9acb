import { chakra } from '@chakra-ui/react/styled-system';
import { isErasedEmail } from '@hearthline/rules/people/users.ts';
import { useContractorQuery } from '../../../../gql/generated.ts';
import { phoneText, telephoneLink } from '../../../../domain/company.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../../ui/layout/spinner.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { BuildsPanel } from '../builds/builds-panel.tsx';
import { FigureCards } from '../contractor-figures.tsx';
import { CrewPanel } from '../crew/crew-panel.tsx';
import { MaterialsPanel } from '../materials/materials-panel.tsx';

const Reach = chakra('a', { base: textLink });

/** One contractor as staff sees them: contact details, figures and lists. */
export const ContractorDetail = ({ id }: { readonly id: string }) => {
  const { data, loading, error, refetch } = useContractorQuery({
    variables: { id },
  });
  usePageTitle(data?.contractor.name);
  if (error && !data && !loading) {
    return problemOf(error).code === 'NOT_FOUND' ? (
      <EmptyState title="Contractor not found" text="This person may have a different role now." />
    ) : (
      <LoadError title="We could not load the contractor" error={error} retry={refetch} />
    );
  }
  if (!data) return <PageSpinner />;
  const { name, email, phone, isArchived, ...figures } = data.contractor;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Text look="small" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
        {isArchived && <Badge>Archived</Badge>}
        {!isErasedEmail(email) && <Reach href={`mailto:${email}`}>{email}</Reach>}
        {phone && <Reach href={telephoneLink(phone)}>{phoneText(phone)}</Reach>}
      </Text>
      <FigureCards figures={figures} />
      <Tabs
        label={`Work of ${name}`}
        name="work"
        alone
        tabs={[
          { id: 'builds', title: 'Builds', content: <BuildsPanel contractorId={id} /> },
          { id: 'crew', title: 'Crew', content: <CrewPanel contractorId={id} /> },
          { id: 'materials', title: 'Materials', content: <MaterialsPanel contractorId={id} /> },
        ]}
      />
    </chakra.div>
  );
};
