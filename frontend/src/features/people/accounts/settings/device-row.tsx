import { chakra } from '@chakra-ui/react/styled-system';
import type { DeviceRowFragment } from '../../../../gql/generated.ts';
import { shortTimeText } from '../../../../platform/dates/instant-text.ts';
import { Badge } from '../../../../ui/text/badge.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { deviceName } from '@hearthline/rules/people/device-name.ts';

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{shortTimeText(at)}</time>;

interface DeviceRowProps {
  readonly device: DeviceRowFragment;
  readonly onSignOut: () => void;
}

/** One device: what it is, since when it is signed in, and a button to sign it out. */
export const DeviceRow = ({ device, onSignOut }: DeviceRowProps) => {
  const { userAgent, address, signedInAt, lastActiveAt, isCurrent } = device;
  const name = deviceName(userAgent);
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      gridTemplateAreas={{ base: '"name end" "facts facts"', sm: '"name end" "facts end"' }}
      alignItems="center"
      columnGap="4"
      rowGap="1"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ pt: '0', borderTopWidth: '0' }}
    >
      <chakra.div
        gridArea="name"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2.5"
        rowGap="1"
      >
        <Text fontWeight="600" title={userAgent} overflowWrap="anywhere">
          {name}
        </Text>
        {isCurrent && <Badge>This device</Badge>}
      </chakra.div>
      <chakra.div gridArea="facts">
        <Text look="small" quiet>
          Signed in <Moment at={signedInAt} />
        </Text>
        {!isCurrent && (
          <Text look="small" quiet>
            Last seen <Moment at={lastActiveAt} />
          </Text>
        )}
        <Text look="small" quiet overflowWrap="anywhere">
          Network address {address}
        </Text>
      </chakra.div>
      <Button gridArea="end" variant="outline" size="sm" onClick={onSignOut}>
        Sign out <chakra.span srOnly>{name}</chakra.span>
      </Button>
    </chakra.li>
  );
};
