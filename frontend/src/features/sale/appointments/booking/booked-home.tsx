import { chakra } from '@chakra-ui/react/styled-system';
import { designPath, readCode } from '@hearthline/rules/homes/designs/code.ts';
import { designPicture } from '@hearthline/rules/homes/designs/pictures.ts';
import { comparedIds, comparedKind, comparePath } from '@hearthline/rules/homes/compare/compared.ts';
import { interestOf } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { generatedHomePath, homePath } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { keyHeader, keyOf, useStoredDesign } from '../../../../domain/stored-design.ts';
import { Text, textLink } from '../../../../ui/text/text.tsx';
import { readJson, rest } from '../../../../platform/api/rest-client.ts';

/** The home that a booking is about: as the link to the booking page names it, or that of the visitor's design. */
export interface BookedHome {
  readonly name: string;
  /** What the message calls it; null for a design without a home. */
  readonly named: string | null;
  readonly path: string;
  readonly picture: string;
  /** The homes of a comparison, which it then is about; `name` names all of them. */
  readonly compared?: readonly { readonly id: string; readonly name: string }[];
}

interface RequestedHome {
  readonly source: string;
  readonly path: string;
  readonly picture: (found: { imageUrl?: string }) => string;
}

const requestedHome = (id: string): RequestedHome => {
  if (comparedKind(id) === 'home')
    return {
      source: `/api/homes/${id}`,
      path: homePath(id),
      picture: ({ imageUrl = '' }) => imageUrl,
    };
  const source = `/api/floor-plans/designs/${encodeURIComponent(id)}`;
  return {
    source: `${source}.json`,
    path: generatedHomePath(id),
    picture: () => `${source}.svg?caption=false&dimensions=false`,
  };
};

interface BookedDesign {
  readonly code: string;
  readonly headers: Record<string, string>;
}

const bookedDesign = (code: string): BookedDesign => ({ code, headers: keyHeader(keyOf(code)) });

const loadDesign = async ({ code, headers }: BookedDesign): Promise<BookedHome | null> => {
  const design = await rest('GET /api/designs/{code}', { parameters: { code }, headers });
  return {
    name: design.home?.name ?? 'Your design',
    named: design.home?.name ?? null,
    path: designPath(code),
    picture: designPicture(design).src,
  };
};

/** @throws FailedAnswer, also if there is no such home */
const load = async (id: string): Promise<BookedHome | null> => {
  if (comparedKind(id) === 'design') return loadDesign(bookedDesign(id));
  const { source, path, picture } = requestedHome(id);
  const home = await readJson<{ name: string; imageUrl?: string }>(source);
  return { name: home.name, named: home.name, path, picture: picture(home) };
};

const loadCompared = async (ids: readonly string[]): Promise<BookedHome | null> => {
  const homes = await Promise.all(ids.map(async (id) => ({ id, home: await load(id).catch(() => null) })));
  const compared = homes.flatMap(({ id, home }) => (home ? [{ id, name: home.name }] : []));
  const first = homes.find(({ home }) => home)?.home;
  if (!first) return null;
  return {
    name: compared.map(({ name }) => name).join(', '),
    named: first.name,
    path: comparePath(compared.map(({ id }) => id)),
    picture: first.picture,
    compared,
  };
};

/** The design that goes along with a booking: that of the address, the first of a comparison, or the one that this browser works on. */
export const useBookedDesign = (): BookedDesign | null => {
  const [query] = useSearchParams();
  const stored = useStoredDesign();
  const compared = comparedIds(query.get('compare')).find((id) => comparedKind(id) === 'design');
  const code = readCode(query.get('design') ?? '') ?? compared ?? stored?.code;
  return code === undefined ? null : bookedDesign(code);
};

/** What the address asks about: one home, or the homes of a comparison. */
const idsIn = (query: URLSearchParams): { readonly ids: readonly string[]; readonly compares: boolean } => {
  const interest = interestOf(query);
  if (!interest) return { ids: comparedIds(query.get('compare')), compares: true };
  if ('name' in interest) return { ids: [], compares: false };
  return { ids: ['slug' in interest ? interest.slug : interest.code], compares: false };
};

/**
 * The home in the page's address, those that are compared, or that of the visitor's design; undefined while it is loading, null if there is
 * none.
 */
export const useBookedHome = (): BookedHome | null | undefined => {
  const [query] = useSearchParams();
  const design = useBookedDesign();
  const { ids, compares } = idsIn(query);
  const [first] = ids;
  const isDesign = first === undefined && !interestOf(query) && design !== null;
  const key = isDesign ? `design ${design.code}` : `${compares ? 'compare' : 'home'} ${ids.join(' ')}`;
  const [found, setFound] = useState<{ key: string; home: BookedHome | null }>();
  useEffect(() => {
    const requested = isDesign
      ? loadDesign(design)
      : first === undefined
        ? null
        : compares
          ? loadCompared(key.split(' ').slice(1))
          : load(first);
    if (!requested) return;
    let isLeft = false;
    // A booking must not fail because its picture does.
    void requested
      .catch(() => null)
      .then((home) => {
        if (!isLeft) setFound({ key, home });
      });
    return () => void (isLeft = true);
    // The rest follows from the key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  if (first === undefined && !isDesign) return null;
  return found?.key === key ? found.home : undefined;
};

const PageLink = chakra(Link, { base: { ...textLink, textStyle: 'small' } });

/** Above the form: the home that will be talked about. */
export const BookedHomeCard = ({ home: { name, path, picture, compared } }: { home: BookedHome }) => (
  <chakra.div
    role="group"
    aria-label={compared ? 'The homes you are comparing' : 'The home you are asking about'}
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
        {compared ? 'You are comparing' : 'You are asking about'}
      </Text>
      <Text fontWeight="600">{name}</Text>
      <PageLink to={path}>{compared ? 'See the comparison again' : 'See the home again'}</PageLink>
    </div>
  </chakra.div>
);
