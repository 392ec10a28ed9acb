import { chakra } from '@chakra-ui/react/styled-system';
import { AlertIcon, CheckIcon } from '../../../ui/theme/icons.tsx';
import { Text } from '../../../ui/text/text.tsx';

const Frame = chakra('section', {
  base: {
    borderRadius: 'lg',
    px: { base: '4', md: '5' },
    py: '4',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'start',
    '& > svg': { mt: '0.5' },
  },
  variants: {
    well: { true: { bg: 'pineTint', color: 'pineText' }, false: { bg: 'dangerTint', color: 'danger' } },
  },
});

/** What needs attention; announced by screen readers when it changes. */
export const AlertList = ({
  alerts,
  checked,
}: {
  readonly alerts: readonly string[];
  readonly checked: string;
}) => (
  <Frame well={alerts.length === 0} aria-label="Alerts">
    {alerts.length === 0 ? <CheckIcon /> : <AlertIcon />}
    <chakra.div>
      <chakra.div role="status" fontWeight="600">
        {alerts.length === 0 ? (
          'No alerts'
        ) : (
          <chakra.ul listStyleType="none" display="grid" gap="1">
            {alerts.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
      <Text look="fine" mt="1">
        {checked}
      </Text>
    </chakra.div>
  </Frame>
);
