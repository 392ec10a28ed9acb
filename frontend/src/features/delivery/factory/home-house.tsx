import { chakra } from '@chakra-ui/react/styled-system';
import { useFactoryHomeHouseQuery } from '../../../gql/generated.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SignedHouse } from '../../../domain/signed-house.tsx';
import { LoadError } from '../../../ui/layout/load-error.tsx';
import { PageSpinner } from '../../../ui/layout/spinner.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

interface HomeHouseProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** What is to be built: the house as its buyers signed for it. */
export const HomeHouse = ({ id, name, onClose }: HomeHouseProps) => {
  const { data, error, loading, refetch } = useFactoryHomeHouseQuery({ variables: { id }, ...cacheFirst });
  const house = data?.factoryHome.signedHome;
  return (
    <Dialog title={house?.name ?? 'House'} description={name} wide onClose={onClose}>
      {error && !loading ? (
        <LoadError title="We could not load the house" error={error} retry={refetch} />
      ) : !data ? (
        <PageSpinner />
      ) : house ? (
        <chakra.div borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden">
          <SignedHouse house={house} facts={[['Agreement', house.agreementNumber]]} narrow />
        </chakra.div>
      ) : (
        <Text quiet>No agreement was signed for this home here. Its approved plans are with the office.</Text>
      )}
    </Dialog>
  );
};
