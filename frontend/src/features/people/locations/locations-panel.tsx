import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { locationAddress } from '@hearthline/rules/people/locations/shown-location.ts';
import { useState } from 'react';
import {
  useLocationsQuery,
  useRemoveLocationMutation,
  type LocationRowFragment,
} from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useRestoredRow } from '../../../platform/form-memory/restored-form.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { CardRow } from '../../../ui/lists/card-row.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { PlusIcon } from '../../../ui/theme/icons.tsx';
import { showToast } from '../../../ui/toasts/toast-store.ts';
import { LocationDialog } from './location-dialog.tsx';
import { networkOnly } from '../../../platform/graphql/fetch-policies.ts';

/** What stands where, in a line. */
const standing = ({ homes }: LocationRowFragment): string =>
  homes.length > 0 ? homes.map(({ name }) => name).join(', ') : 'No homes named';

/** The places where homes stand that visitors can walk through. */
export const LocationsPanel = () => {
  const { data, loading, error, refetch } = useLocationsQuery(networkOnly);
  const [remove, { loading: removing }] = useRemoveLocationMutation();
  const [leaving, setLeaving] = useState<LocationRowFragment | null>(null);
  const locations = data?.locations;
  const [editing, setEditing] = useRestoredRow('locations-open', locations);
  const read = (): void => void refetch().catch(() => undefined);
  const drop = async ({ id }: LocationRowFragment): Promise<void> => {
    try {
      await remove({ variables: { id } });
    } catch (problem) {
      showToast({ title: 'Location not removed', text: errorText(problem), tone: 'error' });
    }
    setLeaving(null);
    read();
  };
  return (
    <Panel
      title="Display models"
      text="Locations where visitors can walk through homes, with their hours. The Contact page lists them, nearest to the visitor’s ZIP code first."
      actions={
        <Button onClick={() => setEditing('new')}>
          <PlusIcon />
          Add location
        </Button>
      }
    >
      {error && !loading ? (
        <LoadError title="We could not load the locations" error={error} retry={read} />
      ) : !locations ? (
        <SkeletonRows count={2} minH="10" />
      ) : locations.length === 0 ? (
        <EmptyState
          title="No display models yet"
          text="Add the first display location. Until then, the Contact page lists none."
        />
      ) : (
        <Card as="ol" p="0" listStyleType="none" aria-label="Locations" aria-busy={loading}>
          {locations.map((location) => (
            <CardRow key={location.id}>
              <chakra.div minW="0" flex="1 1 18rem">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {location.name}
                </Text>
                <Text look="small" quiet overflowWrap="anywhere">
                  {locationAddress(location)}
                </Text>
                <Text look="small" quiet overflowWrap="anywhere">
                  {[...location.hoursText, standing(location)].join(' · ')}
                </Text>
              </chakra.div>
              {location.sample && <Badge>Demo</Badge>}
              <chakra.div display="flex" gap="2">
                <Button variant="outline" size="sm" onClick={() => setEditing(location)}>
                  Edit<chakra.span srOnly> {location.name}</chakra.span>
                </Button>
                <Button variant="ghost" size="sm" onClick={() => setLeaving(location)}>
                  Remove<chakra.span srOnly> {location.name}</chakra.span>
                </Button>
              </chakra.div>
            </CardRow>
          ))}
        </Card>
      )}
      {editing && (
        <LocationDialog
          location={editing === 'new' ? null : editing}
          reload={async () =>
            editing === 'new' ? null : (await refetch()).data?.locations.find(({ id }) => id === editing.id)
          }
          onSaved={read}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title="Remove this location?"
          question={`Visitors will no longer see “${leaving.name}”.`}
          action="Remove"
          busy={removing}
          onConfirm={() => void drop(leaving)}
          onClose={() => setLeaving(null)}
        />
      )}
    </Panel>
  );
};
