import { chakra } from '@chakra-ui/react/styled-system';
import { designPicture, picturedLook } from '@hearthline/rules/homes/designs/pictures.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import type { ReactNode } from 'react';
import { useDarkMedia } from '../platform/browser/color-mode.ts';
import { Picture } from '../ui/image-viewer/picture.tsx';
import { FactRows } from '../ui/text/fact-rows.tsx';
import { Text } from '../ui/text/text.tsx';

/** A house as its agreement describes it. */
export interface House {
  readonly agreementNumber: string;
  readonly name: string;
  readonly slug: string | null;
  readonly planCode: string | null;
  readonly quotedPlan: string | null;
  readonly modelType: string;
  readonly sections: number;
  readonly footprint: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFeet: number;
  readonly roof: string | null;
  readonly siding: string | null;
  readonly style: string | null;
  readonly color: string | null;
  readonly choices: readonly string[];
  readonly planSvg: string | null;
  readonly darkPlanSvg: string | null;
}

const address = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Its size in words: model, sections, feet, rooms. */
export const houseSize = ({
  modelType,
  sections,
  footprint,
  bedrooms,
  bathrooms,
  squareFeet,
}: House): string =>
  [
    modelType,
    sections > 1 && `${sections} sections`,
    footprint,
    bedroomsText(bedrooms),
    bathroomsText(bathrooms),
    `${squareFeet.toLocaleString('en-US')} sq ft`,
  ]
    .filter(Boolean)
    .join(' · ');

interface SignedHouseProps {
  readonly house: House;
  /** Above the size, where the page around it does not say what this is. */
  readonly title?: ReactNode;
  /** Rows beneath the choices. */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** Picture and words stand one above the other, however wide the window is. */
  readonly narrow?: boolean;
}

/** A house that was signed for: its picture, its plan and every choice. It knows no price. */
export const SignedHouse = ({ house, title, facts = [], narrow = false }: SignedHouseProps) => {
  const darkMedia = useDarkMedia();
  const picture = designPicture({
    home: { slug: house.slug, planCode: house.planCode, quotedPlan: house.quotedPlan, offered: true },
    ...picturedLook(house),
  });
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns={
          narrow ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' }
        }
      >
        <Picture
          {...picture}
          dusk
          sizes={narrow ? '44rem' : '26rem'}
          alt={`${house.name} as it was signed`}
          w="full"
          h={narrow ? undefined : 'full'}
          aspectRatio="3 / 2"
          objectFit="cover"
          bg="sunken"
        />
        <chakra.div display="grid" gap="4" p={{ base: '5', md: '6' }} alignContent="start">
          <chakra.div>
            {title}
            <Text look="small" quiet>
              {houseSize(house)}
            </Text>
          </chakra.div>
          <FactRows
            facts={[
              ...house.choices.map((choice) => {
                const [group = '', ...label] = choice.split(': ');
                return [group, label.join(': ')] as const;
              }),
              ...facts,
            ]}
          />
        </chakra.div>
      </chakra.div>
      {house.planSvg && (
        <chakra.div p={{ base: '3', md: '5' }} borderTopWidth="1px" borderColor="line">
          <chakra.picture display="contents">
            {house.darkPlanSvg && <source media={darkMedia} srcSet={address(house.darkPlanSvg)} />}
            <chakra.img
              src={address(house.planSvg)}
              alt={`Floor plan of ${house.name}`}
              w="full"
              maxH="32rem"
              objectFit="contain"
            />
          </chakra.picture>
        </chakra.div>
      )}
    </>
  );
};
