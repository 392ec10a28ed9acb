import { chakra } from '@chakra-ui/react/styled-system';
import { longDate } from '@hearthline/rules/dates/date-text.ts';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { useContent } from './content.ts';

/** `Monday, March 31, 2025` without its weekday. */
const dateText = (day: string): string => longDate(day).replace(/^\w+, /, '');

/** Today's promotions, each with its last day if it has one. */
export const Promotions = () => {
  const promotions = useContent('promotion');
  return (
    <chakra.ul
      display="grid"
      gap="0"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${Math.max(1, Math.min(3, promotions.length))}, 1fr)` }}
      css={{
        '& > li + li': { borderInlineStartWidth: { md: '1px' }, borderTopWidth: { base: '1px', md: '0' } },
      }}
    >
      {promotions.map(({ slug, title, terms, text, endsOn }) => (
        <chakra.li
          key={slug}
          borderColor="nightLine"
          py={{ base: '6', md: '2' }}
          px={{ md: '8' }}
          _first={{ ps: '0' }}
          _last={{ pe: '0' }}
        >
          <Text textStyle="label" color="onNightQuiet">
            {title}
          </Text>
          <Heading as="h3" look="title" mt="2">
            {terms}
          </Heading>
          <Text look="small" color="onNightQuiet" mt="3" maxW="38ch">
            {text}
            {endsOn && ` Through ${dateText(endsOn)}.`}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
};
