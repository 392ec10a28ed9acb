import { chakra } from '@chakra-ui/react/styled-system';
import type { SecondFactorRowFragment } from '../../../../gql/generated.ts';
import { instantDayText, shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Text } from '../../../../ui/text/text.tsx';

interface FactorRowProps {
  readonly factor: SecondFactorRowFragment;
  readonly onRemove: () => void;
}

/** One second factor: what it is, when it was last used, and a button that removes it. */
export const FactorRow = ({ factor, onRemove }: FactorRowProps) => {
  const { kind, name, createdAt, lastUsedAt } = factor;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="4"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ pt: '0', borderTopWidth: '0' }}
      _last={{ pb: '0' }}
    >
      <div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          {kind === 'passkey' && <Badge>Passkey</Badge>}
        </chakra.div>
        <Text look="small" quiet>
          Added {instantDayText(createdAt)}.{' '}
          {lastUsedAt ? (
            <>
              Last used <time dateTime={lastUsedAt}>{shortTimeText(lastUsedAt)}</time>
            </>
          ) : (
            'Not used yet'
          )}
        </Text>
      </div>
      <Button variant="outline" size="sm" onClick={onRemove}>
        Remove <chakra.span srOnly>{name}</chakra.span>
      </Button>
    </chakra.li>
  );
};
