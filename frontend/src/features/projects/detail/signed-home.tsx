import { chakra } from '@chakra-ui/react/styled-system';
import { designOf } from '@hearthline/rules/design.ts';
import { designPicture } from '@hearthline/rules/designs/pictures.ts';
import { dollars } from '@hearthline/rules/dollars.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/floor-plans/rules.ts';
import { can } from '@hearthline/rules/permissions.ts';
import { Link } from 'react-router-dom';
import { useSignedHomeQuery } from '../../../gql/generated.ts';
import { useSession } from '../../../platform/session/session-context.tsx';
import { Picture } from '../../../ui/image-viewer/picture.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { FactRows } from '../../../ui/text/fact-rows.tsx';
import { Heading, Text, textLink } from '../../../ui/text/text.tsx';

const PageLink = chakra(Link, { base: textLink });

/** The house that was signed for: its picture, its plan and every choice. Nothing for a project made by hand. */
export const SignedHome = ({ projectId }: { readonly projectId: string }) => {
  const { user } = useSession();
  const { data } = useSignedHomeQuery({
    variables: {
      projectId,
      seesPrice: can(user, 'project:read-price'),
      seesDeal: can(user, 'deal:read'),
    },
  });
  const home = data?.project.signedHome;
  if (!data || !home) return null;
  const { contractCents, dealId } = data.project;
  const picture = designPicture({
    home: { slug: home.slug, planCode: home.planCode, offered: true },
    ...designOf({ get: (part) => (part === 'roof' ? home.roof : home.siding) }),
  });
  return (
    <Card as="section" aria-labelledby="signed-home" minW="0" p="0" overflow="hidden">
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' }}
      >
        <Picture
          {...picture}
          sizes="26rem"
          alt={`${home.name} as it was signed`}
          w="full"
          h="full"
          aspectRatio="3 / 2"
          objectFit="cover"
          bg="sunken"
        />
        <chakra.div display="grid" gap="4" p={{ base: '5', md: '6' }} alignContent="start">
          <chakra.div>
            <Heading as="h3" look="subheading" id="signed-home">
              {home.name}, as it was signed
            </Heading>
            <Text look="small" quiet>
              {[
                home.modelType,
                home.sections > 1 && `${home.sections} sections`,
                home.footprint,
                bedroomsText(home.bedrooms),
                bathroomsText(home.bathrooms),
                `${home.squareFeet.toLocaleString('en-US')} sq ft`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </chakra.div>
          <FactRows
            facts={[
              ...home.choices.map((choice) => {
                const [group = '', ...label] = choice.split(': ');
                return [group, label.join(': ')] as const;
              }),
              ...(typeof contractCents === 'number'
                ? [['Contract sum', <strong key="sum">{dollars(contractCents / 100)}</strong>] as const]
                : []),
              [
                'Agreement',
                dealId ? (
                  <PageLink to={`/deals/${dealId}`}>{home.agreementNumber}</PageLink>
                ) : (
                  home.agreementNumber
                ),
              ],
            ]}
          />
        </chakra.div>
      </chakra.div>
      {home.planSvg && (
        <chakra.div p={{ base: '4', md: '6' }} borderTopWidth="1px" borderColor="line" bg="white">
          <chakra.img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(home.planSvg)}`}
            alt={`Floor plan of ${home.name}`}
            w="full"
            maxH="32rem"
            objectFit="contain"
          />
        </chakra.div>
      )}
    </Card>
  );
};
