import { chakra } from '@chakra-ui/react/styled-system';
import { maxCompared } from '@hearthline/rules/homes/compare/compared.ts';
import { useComparison } from './compare-state.ts';

/** Takes a home into the comparison. */
export const CompareTick = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { ids, toggle } = useComparison();
  const isTicked = ids.includes(id);
  const isFull = !isTicked && ids.length >= maxCompared;
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="9"
      textStyle="small"
      cursor={isFull ? 'not-allowed' : 'pointer'}
      color={isFull ? 'quiet' : undefined}
      title={isFull ? `Up to ${maxCompared} homes can be compared` : undefined}
      _print={{ display: 'none' }}
    >
      <chakra.input
        type="checkbox"
        w="5"
        h="5"
        accentColor="pine"
        aria-label={`Compare the ${name}`}
        checked={isTicked}
        disabled={isFull}
        onChange={() => toggle(id)}
      />
      Compare
    </chakra.label>
  );
};
