import { chakra } from '@chakra-ui/react/styled-system';
import { comparePath } from '@hearthline/rules/compare/compared.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { useComparison } from './compare-state.ts';

/** Below the results while homes are ticked: leads to the comparison. Above the bar with Generate in a small window, and above the floating button while that is there. */
export const CompareTray = () => {
  const { ids, clear } = useComparison();
  if (ids.length === 0) return null;
  return (
    <chakra.div
      role="region"
      aria-label="Comparison"
      position="sticky"
      bottom={{ base: '5rem', lg: '3' }}
      zIndex="floating"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mt="6"
      px={{ base: '4', md: '5' }}
      py="3"
      bg="surface"
      borderWidth="1px"
      borderColor="edge"
      borderRadius="lg"
      boxShadow="high"
      transition="bottom 200ms"
      css={{ 'body:has([data-place=here]) &': { bottom: { base: '9rem', sm: '10rem', lg: '5.25rem' } } }}
      _print={{ display: 'none' }}
    >
      <Text look="small" flex="1 1 8rem" role="status">
        {ids.length === 1 ? '1 home ticked. Tick another to compare.' : `${ids.length} homes ticked`}
      </Text>
      <Button variant="ghost" size="sm" onClick={clear}>
        Clear
      </Button>
      {ids.length > 1 && (
        <ButtonLink size="sm" to={comparePath(ids)}>{`Compare ${ids.length} homes`}</ButtonLink>
      )}
    </chakra.div>
  );
};
