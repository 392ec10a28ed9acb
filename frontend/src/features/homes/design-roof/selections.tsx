import { chakra } from '@chakra-ui/react/styled-system';
import { designQuery, type Design } from '@hearthline/rules/design.ts';
import { roofQuestion, sidingQuestion, type Question } from '@hearthline/rules/home-options.ts';
import { useId } from 'react';
import { copyLink } from '../../../ui/actions/copy-link.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { LinkIcon } from '../../../ui/theme/icons.tsx';
import { Heading } from '../../../ui/text/text.tsx';

const Selection = ({
  question: { label, options },
  chosen,
}: {
  question: Question;
  chosen: string | null;
}) => (
  <chakra.div
    display="flex"
    justifyContent="space-between"
    gap="4"
    py="2.5"
    borderBottomWidth="1px"
    borderColor="line"
  >
    <chakra.dt color="quiet">{label}</chakra.dt>
    <chakra.dd fontWeight="600" textAlign="end">
      {options.find(({ id }) => id === chosen)?.label ?? 'Not chosen yet'}
    </chakra.dd>
  </chakra.div>
);

/** The choices, with buttons to discuss or share them. */
export const Selections = ({ design }: { design: Design }) => {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <Heading as="h3" id={id} look="minor">
        Your Selections
      </Heading>
      <chakra.dl aria-live="polite" mt="2" textStyle="small">
        <Selection question={roofQuestion} chosen={design.roof} />
        <Selection question={sidingQuestion} chosen={design.siding} />
      </chakra.dl>
      <chakra.div display="flex" flexWrap="wrap" gap="2.5" mt="5">
        <ButtonLink to={`/appointments${designQuery(design)}`} variant="outline">
          Book Consultation
        </ButtonLink>
        <Button
          variant="ghost"
          onClick={() => void copyLink(window.location.href, 'Anyone with the link can see your design.')}
        >
          <LinkIcon />
          Copy link
        </Button>
      </chakra.div>
    </chakra.section>
  );
};
