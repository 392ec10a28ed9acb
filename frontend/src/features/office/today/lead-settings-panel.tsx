import { chakra } from '@chakra-ui/react/styled-system';
import { useLeadSettingsQuery } from '../../../gql/generated.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { LeadSettingsForm } from './lead-settings-form.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** How new leads stand in Today. */
export const LeadSettingsPanel = () => {
  const { data, loading, error, refetch } = useLeadSettingsQuery(networkOnly);
  const settings = data?.leadSettings;
  return (
    <Panel
      title="New leads"
      text="New requests for a call and new bookings come first in Today for these minutes. After that, the longest wait comes first."
    >
      {error && !loading ? (
        <LoadError title="We could not load this setting" error={error} retry={refetch} />
      ) : !settings ? (
        <Card aria-busy data-skeleton display="grid" gap="5">
          <Skeleton minH="12" />
          <chakra.span srOnly>Loading</chakra.span>
        </Card>
      ) : (
        <LeadSettingsForm settings={settings} reload={async () => (await refetch()).data?.leadSettings} />
      )}
    </Panel>
  );
};
