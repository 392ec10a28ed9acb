import { chakra } from '@chakra-ui/react/styled-system';
import { useCompanyQuery } from '../../../gql/generated.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { CompanyForm } from './company-form.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** The business's details and hours. */
export const CompanyPanel = () => {
  const { data, loading, error, refetch } = useCompanyQuery(networkOnly);
  const settings = data?.company;
  return (
    <Panel
      title="Company details"
      text="Changes appear on the site, in emails, and in the booking calendar right away."
    >
      {error && !loading ? (
        <LoadError title="We could not load the details" error={error} retry={refetch} />
      ) : !settings ? (
        <Card aria-busy data-skeleton display="grid" gap="5">
          <Skeleton minH="12" />
          <Skeleton minH="12" />
          <Skeleton minH="12" />
          <chakra.span srOnly>Loading</chakra.span>
        </Card>
      ) : (
        <CompanyForm settings={settings} reload={async () => (await refetch()).data?.company} />
      )}
    </Panel>
  );
};
