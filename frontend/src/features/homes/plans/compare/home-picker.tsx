import { chakra } from '@chakra-ui/react/styled-system';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import { useStoredEntries } from '../../../../domain/my-design-state.ts';
import { Select } from '../../../../ui/forms/field.tsx';
import { useRest } from '../../../../platform/api/use-rest.ts';

/** Adds a home of the catalog, or a design that this browser holds, to the comparison. */
export const HomePicker = ({
  ids,
  onAdd,
}: {
  readonly ids: readonly string[];
  readonly onAdd: (id: string) => void;
}) => {
  const catalog = useRest('GET /api/homes').loaded;
  // None until they are read, or without a connection.
  const homes = catalog.state === 'loaded' ? catalog.value.homes : [];
  const designs = useStoredEntries().flatMap(({ design }) =>
    design?.home?.offered && !ids.includes(design.code) ? [design] : [],
  );
  const others = homes
    .filter(({ slug }) => !ids.includes(slug))
    .toSorted((one, other) => one.squareFootage - other.squareFootage || one.name.localeCompare(other.name));
  const listed = others.map(({ slug, name, bedrooms, bathrooms, squareFootage }) => (
    <option key={slug} value={slug}>
      {`${name}: ${bedrooms} bed, ${bathrooms} bath, ${squareFootage.toLocaleString('en-US')} sq ft`}
    </option>
  ));
  return (
    <chakra.div flex={{ base: '1 1 10rem', sm: '0 0 19rem' }} minW="0" _print={{ display: 'none' }}>
      <Select
        aria-label="Add a home"
        value=""
        disabled={homes.length === 0 && designs.length === 0}
        onChange={(event) => event.target.value && onAdd(event.target.value)}
      >
        <option value="">{ids.length === 0 ? 'Choose a home' : 'Add another home'}</option>
        {designs.length > 0 ? (
          <>
            <optgroup label="Your designs">
              {designs.map(({ code, name, home }) => (
                <option key={code} value={code}>
                  {`${name ?? home?.name}: ${codeInWords(code)}`}
                </option>
              ))}
            </optgroup>
            <optgroup label="Catalog">{listed}</optgroup>
          </>
        ) : (
          listed
        )}
      </Select>
    </chakra.div>
  );
};
