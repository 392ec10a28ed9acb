import { chakra } from '@chakra-ui/react/styled-system';
import { comparedKind } from '@hearthline/rules/homes/compare/compared.ts';
import { codeInWords } from '@hearthline/rules/homes/designs/code.ts';
import type { OfferFields } from '@hearthline/rules/homes/compare/offer.ts';
import { Link } from 'react-router-dom';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../../ui/layout/skeleton.tsx';
import { Heading, Text } from '../../../../../ui/text/text.tsx';
import { CloseIcon } from '../../../../../ui/theme/icons.tsx';
import type { ComparedHome } from '../compared-homes.ts';
import { OfferInput } from './offer-cells.tsx';

const NameLink = chakra(Link, {
  base: { _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '2' },
});

const Remove = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <Button variant="ghost" size="icon" mt="-2" me="-2" color="quiet" aria-label={label} onClick={onClick}>
    <CloseIcon />
  </Button>
);

const missingText = (id: string): string =>
  comparedKind(id) === 'design'
    ? `There is no design with the code ${codeInWords(id)}, or no home in it that is still offered.`
    : `There is no home called “${id}”. It may have been withdrawn.`;

interface HomeHeadProps {
  readonly home: ComparedHome;
  readonly id: string;
  readonly onRemove: (id: string) => void;
}

/** The head of a home's column: its name leads to its page. */
export const HomeHead = ({ home, id, onRemove }: HomeHeadProps) => {
  const name = typeof home === 'object' && home ? home.name : id;
  return (
    <th role="columnheader" scope="col">
      <Head>
        {home === undefined ? (
          <Skeleton minH="3.25rem" flex="1" />
        ) : home === null || home === 'failed' ? (
          <Text fontWeight="400">{home === null ? missingText(id) : 'This home could not be loaded.'}</Text>
        ) : (
          <div>
            <Heading as="h2" look="subheading">
              <NameLink to={home.page}>{home.name}</NameLink>
            </Heading>
            <Text look="small" quiet fontWeight="400">
              {home.kind}
            </Text>
          </div>
        )}
        <Remove label={`Remove ${name}`} onClick={() => onRemove(id)} />
      </Head>
    </th>
  );
};

interface OfferHeadProps {
  readonly fields: OfferFields;
  readonly onChange: (change: Partial<OfferFields>) => void;
  readonly onClear: () => void;
  /** It was just asked for: the column comes into view with the cursor in its first field. */
  readonly isRequested: boolean;
}

/** The head of their offer's column. */
export const OfferHead = ({ onClear, isRequested, ...typed }: OfferHeadProps) => (
  <th role="columnheader" scope="col">
    <Head>
      <Heading as="h2" look="subheading">
        Their offer
      </Heading>
      <Remove label="Remove their offer" onClick={onClear} />
    </Head>
    <OfferInput
      name="builder"
      label="Their name"
      placeholder="Who offers it"
      autoFocus={isRequested}
      {...typed}
    />
  </th>
);
