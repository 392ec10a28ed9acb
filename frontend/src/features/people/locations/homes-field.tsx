import { chakra } from '@chakra-ui/react/styled-system';
import { useHomesForLocationsQuery } from '../../../gql/generated.ts';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

interface HomesFieldProps {
  /** Slugs. */
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (homes: string[]) => void;
}

/** The homes of the catalog that stand at a place. */
export const HomesField = ({ value, error, onChange }: HomesFieldProps) => {
  const homes = useHomesForLocationsQuery(cacheFirst).data?.homes ?? [];
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        Homes that stand there
        <chakra.span fontWeight="400" color="quiet">
          {' '}
          ({value.length})
        </chakra.span>
      </chakra.legend>
      <chakra.div
        role="group"
        aria-label="Homes of the catalog"
        display="grid"
        gap="1.5"
        gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
        maxH="12.5rem"
        overflowY="auto"
        p="3"
        borderWidth="1px"
        borderColor="edge"
        borderRadius="md"
      >
        {homes.map(({ slug, name }) => (
          <CheckboxField
            key={slug}
            label={name}
            checked={value.includes(slug)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, slug] : value.filter((other) => other !== slug))
            }
          />
        ))}
      </chakra.div>
      <Text role="alert" look="fine" color="danger" mt="1.5" _empty={{ display: 'none' }}>
        {error}
      </Text>
    </chakra.fieldset>
  );
};
