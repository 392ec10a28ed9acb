import { chakra } from '@chakra-ui/react/styled-system';
import { interestOf } from '@hearthline/rules/floor-plans/plan-interest.ts';
import { generatedHomePath, homePath } from '@hearthline/rules/homes/shown-home.ts';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Text, textLink } from '../../../ui/text/text.tsx';

/** The home that a booking is about, as the link to the booking page names it. */
export interface BookedHome {
  readonly name: string;
  readonly path: string;
  readonly picture: string;
}

interface Asked {
  readonly source: string;
  readonly path: string;
  readonly picture: (found: { imageUrl?: string }) => string;
}

const askedOf = (query: URLSearchParams): Asked | null => {
  const interest = interestOf(query);
  if (!interest || 'name' in interest) return null;
  if ('slug' in interest)
    return {
      source: `/api/homes/${interest.slug}`,
      path: homePath(interest.slug),
      picture: ({ imageUrl = '' }) => imageUrl,
    };
  const source = `/api/floor-plans/designs/${encodeURIComponent(interest.code)}`;
  return {
    source: `${source}.json`,
    path: generatedHomePath(interest.code),
    picture: () => `${source}.svg?caption=false&dimensions=false`,
  };
};

/** The home in the page's address; undefined while it is loading, null if there is none. */
export const useBookedHome = (): BookedHome | null | undefined => {
  const [query] = useSearchParams();
  const asked = askedOf(query);
  const source = asked?.source ?? null;
  const [found, setFound] = useState<{ source: string; home: BookedHome | null }>();
  useEffect(() => {
    if (!asked || !source) return;
    let isLeft = false;
    const load = async (): Promise<BookedHome | null> => {
      const answer = await fetch(source);
      if (!answer.ok) return null;
      const home = (await answer.json()) as { name: string; imageUrl?: string };
      return { name: home.name, path: asked.path, picture: asked.picture(home) };
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
