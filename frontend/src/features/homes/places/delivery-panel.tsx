import { chakra } from '@chakra-ui/react/styled-system';
import { useDeliverySettingsQuery } from '../../../gql/generated.ts';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/** From where, how far and how fast homes are delivered. */
export const DeliveryPanel = () => {
  const { data, loading, error, refetch } = useDeliverySettingsQuery(networkOnly);
  const delivery = data?.delivery;
  return (
    <Panel
      title="Delivery"
      text="Where you deliver, from which plant, and how long it takes. Prices by ZIP code follow right away."
    >
      {error && !loading ? (
        <LoadError title="We could not load these settings" error={error} retry={refetch} />
      ) : !delivery ? (
        <Card aria-busy data-skeleton display="grid" gap="5">
          <Skeleton minH="12" />
          <Skeleton minH="12" />
          <chakra.span srOnly>Loading</chakra.span>
        </Card>
      ) : (
        <DeliveryForm delivery={delivery} reload={async () => (await refetch()).data?.delivery} />
      )}
    </Panel>
  );
};
