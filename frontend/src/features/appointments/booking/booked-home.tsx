import { chakra } from '@chakra-ui/react/styled-system';
import { designPath, readCode } from '@hearthline/rules/designs/code.ts';
import { designPicture } from '@hearthline/rules/designs/pictures.ts';
import { interestOf, type HomeInterest } from '@hearthline/rules/floor-plans/plan-interest.ts';
import { generatedHomePath, homePath } from '@hearthline/rules/homes/shown-home.ts';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useHeldDesign } from '../../../platform/business/held-design.ts';
import { Text, textLink } from '../../../ui/text/text.tsx';

/** The home that a booking is about: as the link to the booking page names it, or that of the visitor's design. */
export interface BookedHome {
  readonly name: string;
  /** What the message calls it; null for a design without a home. */
  readonly named: string | null;
  readonly path: string;
  readonly picture: string;
}

interface Asked {
  readonly source: string;
  readonly headers?: Record<string, string>;
  readonly homeOf: (found: never) => BookedHome;
}

/** The code of the design that goes along with a booking: that of the address, or the one that this browser holds. */
export const useBookedDesign = (): {
  readonly code: string;
  readonly headers: Record<string, string>;
} | null => {
  const [query] = useSearchParams();
  const held = useHeldDesign();
  const code = readCode(query.get('design') ?? '') ?? held?.code;
  return code === undefined
    ? null
    : { code, headers: held?.code === code ? { 'x-design-key': held.editKey } : {} };
};

const ofInterest = (interest: Exclude<HomeInterest, { name: string }>): Asked => {
  if ('slug' in interest)
    return {
      source: `/api/homes/${interest.slug}`,
      homeOf: ({ name, imageUrl }: { name: string; imageUrl: string }) => ({
        name,
        named: name,
        path: homePath(interest.slug),
        picture: imageUrl,
      }),
    };
  const source = `/api/floor-plans/designs/${encodeURIComponent(interest.code)}`;
  return {
    source: `${source}.json`,
    homeOf: ({ name }: { name: string }) => ({
      name,
      named: name,
      path: generatedHomePath(interest.code),
      picture: `${source}.svg?caption=false&dimensions=false`,
    }),
  };
};

type FoundDesign = Parameters<typeof designPicture>[0] & { readonly home: { readonly name: string } | null };

const ofDesign = ({ code, headers }: NonNullable<ReturnType<typeof useBookedDesign>>): Asked => ({
  source: `/api/designs/${code}`,
  headers,
  homeOf: (design: FoundDesign) => ({
    name: design.home?.name ?? 'Your design',
    named: design.home?.name ?? null,
    path: designPath(code),
    picture: designPicture(design).src,
  }),
});

/** The home in the page's address; undefined while it is loading, null if there is none. */
export const useBookedHome = (): BookedHome | null | undefined => {
  const [query] = useSearchParams();
  const design = useBookedDesign();
  const interest = interestOf(query);
  const asked =
    interest && !('name' in interest) ? ofInterest(interest) : design && !interest ? ofDesign(design) : null;
  const source = asked?.source ?? null;
  const [found, setFound] = useState<{ source: string; home: BookedHome | null }>();
  useEffect(() => {
    if (!asked || !source) return;
    let isLeft = false;
    const load = async (): Promise<BookedHome | null> => {
      const answer = await fetch(source, asked.headers && { headers: asked.headers });
      return answer.ok ? asked.homeOf((await answer.json()) as never) : null;
    };
    // A booking must not fail because its picture does.
    void load()
      .catch(() => null)
      .then((home) => {
        if (!isLeft) setFound({ source, home });
      });
    return () => void (isLeft = true);
    // The rest follows from the source.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source]);
  if (!source) return null;
  return found?.source === source ? found.home : undefined;
};

const PageLink = chakra(Link, { base: { ...textLink, textStyle: 'small' } });

/** Above the form: the home that will be talked about. */
export const BookedHomeCard = ({ home: { name, path, picture } }: { home: BookedHome }) => (
  <chakra.div
    role="group"
    aria-label="The home you are asking about"
    display="grid"
    gridTemplateColumns="6.5rem minmax(0, 1fr)"
    alignItems="center"
    gap="4"
    mb="8"
    p="3"
    bg="sunken"
    borderRadius="lg"
  >
    {/* A plan is longer than wide, and is shown whole. */}
    <chakra.img src={picture} alt="" w="full" aspectRatio="4 / 3" objectFit="contain" borderRadius="md" />
    <div>
      <Text look="small" quiet>
        You are asking about
      </Text>
      <Text fontWeight="600">{name}</Text>
      <PageLink to={path}>See the home again</PageLink>
    </div>
  </chakra.div>
);
