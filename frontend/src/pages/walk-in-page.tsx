import { chakra } from '@chakra-ui/react/styled-system';
import { ChoiceGroup } from '../features/homes/configurator/choice-group.tsx';
import { useOptionGroups } from '../features/homes/configurator/option-groups.ts';
import { WalkInScreen } from '../features/sale/walk-in/walk-in-screen.tsx';
import type { Configuration } from '../domain/configuration.ts';
import { Text } from '../ui/text/text.tsx';

/** Groups that are in sight at once; the others are behind a line. */
const firstGroups: ReadonlySet<string> = new Set(['roof', 'siding']);

/** What can be chosen for the home, roof and siding first. */
const Choices = ({ configuration }: { readonly configuration: Configuration }) => {
  const { loaded } = useOptionGroups();
  if (loaded.state !== 'loaded')
    return (
      <Text quiet>
        {loaded.state === 'loading' ? 'Loading choices...' : 'The choices could not be read.'}
      </Text>
    );
  const { groups } = loaded.value;
  const drawn = (isFirst: boolean) =>
    groups
      .filter(({ key }) => firstGroups.has(key) === isFirst)
      .map((group) => <ChoiceGroup key={group.key} {...{ groups, group, configuration }} isStrip />);
  return (
    <>
      {drawn(true)}
      <chakra.details>
        <chakra.summary cursor="pointer" textStyle="label" py="2">
          Options
        </chakra.summary>
        <chakra.div display="grid" gap="6" pt="3" gridTemplateColumns="minmax(0, 1fr)">
          {drawn(false)}
        </chakra.div>
      </chakra.details>
    </>
  );
};

/** A quote for somebody who comes by. */
export const WalkInPage = () => (
  <WalkInScreen choices={(configuration) => <Choices configuration={configuration} />} />
);
