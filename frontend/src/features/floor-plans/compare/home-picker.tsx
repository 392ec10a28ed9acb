import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Select } from '../../../ui/forms/field.tsx';

interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFootage: number;
}

/** The homes of the catalog; none until they are read, or without a connection. */
const useCatalog = (): readonly Listed[] => {
  const [homes, setHomes] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isGone = false;
    fetch('/api/homes')
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ homes: Listed[] }>) : { homes: [] }))
      .then(
        (answer) => isGone || setHomes(answer.homes),
        () => undefined,
      );
    return () => void (isGone = true);
  }, []);
  return homes;
};

/** Adds a home of the catalog to the comparison. */
export const HomePicker = ({
  ids,
  onAdd,
}: {
  readonly ids: readonly string[];
  readonly onAdd: (slug: string) => void;
}) => {
  const homes = useCatalog();
  const others = homes
    .filter(({ slug }) => !ids.includes(slug))
    .toSorted((one, other) => one.squareFootage - other.squareFootage || one.name.localeCompare(other.name));
  return (
    <chakra.div w={{ base: 'full', sm: '19rem' }} _print={{ display: 'none' }}>
      <Select
        aria-label="Add a home"
        value=""
        disabled={homes.length === 0}
        onChange={(event) => event.target.value && onAdd(event.target.value)}
      >
        <option value="">{ids.length === 0 ? 'Choose a home' : 'Add another home'}</option>
        {others.map(({ slug, name, bedrooms, bathrooms, squareFootage }) => (
          <option key={slug} value={slug}>
            {`${name}: ${bedrooms} bed, ${bathrooms} bath, ${squareFootage.toLocaleString('en-US')} sq ft`}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
};
