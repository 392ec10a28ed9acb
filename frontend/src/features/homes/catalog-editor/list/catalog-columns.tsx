import { chakra } from '@chakra-ui/react/styled-system';
import type { ColumnOf } from '@hearthline/rules/column-layout.ts';
import { Link } from 'react-router-dom';
import type { CatalogRowFragment } from '../../../../gql/generated.ts';
import { homeTones } from '../../../../domain/state-tones.ts';
import { instantDayText, timeText } from '../../../../platform/dates/instant-text.ts';
import { countText } from '../../../../platform/figures/quantity-text.ts';
import type { ListColumn } from '../../../../ui/lists/list-columns.ts';
import { Missing } from '../../../../ui/lists/list-table-parts.tsx';
import { Badge } from '../../../../ui/text/badge.tsx';
import { StarIcon } from '../catalog-icons.tsx';
import {
  catalogList,
  footprintText,
  isUnchecked,
  roomsText,
  shortRooms,
  statusTitles,
} from '../catalog-words.ts';
import { DragHandle } from './drag-handle.tsx';
import { HomeThumbnail } from './home-thumbnail.tsx';

type Column = ListColumn<CatalogRowFragment> & { readonly id: ColumnOf<'homes'> };

const Named = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: { base: '3', md: '2' }, minW: '0' },
});
const NameLink = chakra(Link, {
  base: {
    minW: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: '600',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

const Status = ({ home }: { readonly home: CatalogRowFragment }) => (
  <chakra.span display="inline-flex" gap="1.5" alignItems="center">
    <Badge tone={homeTones[home.status]}>{statusTitles[home.status]}</Badge>
    {isUnchecked(home) && <Badge tone="act">Not checked</Badge>}
  </chakra.span>
);

const Featured = () => (
  <chakra.span color="emberText" display="flex" alignItems="center" gap="1.5" fontSize="1rem">
    <StarIcon />
    <chakra.span srOnly={{ md: true }} textStyle="small">
      Featured
    </chakra.span>
  </chakra.span>
);

/** The columns of the list, in their usual order. @param movable whether homes can be put in another order */
export const catalogColumns = (movable: boolean): readonly Column[] => [
  {
    id: 'name',
    title: 'Home',
    width: 250,
    minWidth: 200,
    cell: (home) => (
      <Named>
        {movable && <DragHandle id={home.id} name={home.name} />}
        <HomeThumbnail home={home} />
        <NameLink to={`${catalogList}/${home.id}`}>{home.name}</NameLink>
      </Named>
    ),
  },
  { id: 'type', title: 'Type', width: 108, minWidth: 100, cell: ({ modelType }) => modelType },
  {
    id: 'footprint',
    title: 'Footprint',
    width: 92,
    minWidth: 84,
    cell: ({ footprint }) => (footprint ? footprintText(footprint) : <Missing />),
  },
  {
    id: 'rooms',
    title: 'Beds / baths',
    width: 104,
    minWidth: 100,
    cell: (home) => (
      <>
        <span aria-hidden>{shortRooms(home)}</span>
        <chakra.span srOnly>{roomsText(home)}</chakra.span>
      </>
    ),
  },
  {
    id: 'area',
    title: 'Sq ft',
    width: 78,
    minWidth: 72,
    figure: true,
    cell: ({ squareFootage }) => (
      <>
        {countText(squareFootage)}
        <chakra.span hideFrom="md"> sq ft</chakra.span>
      </>
    ),
  },
  { id: 'status', title: 'Status', width: 206, minWidth: 202, cell: (home) => <Status home={home} /> },
  {
    id: 'featured',
    title: 'Featured',
    width: 84,
    minWidth: 80,
    cell: ({ featured }) => featured && <Featured />,
  },
  {
    id: 'updated',
    title: 'Updated',
    width: 112,
    minWidth: 104,
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={timeText(updatedAt)}>
        {instantDayText(updatedAt)}
      </time>
    ),
  },
];

const areas = ['name', 'type', 'footprint', 'rooms', 'area', 'status', 'featured', 'updated', 'tools'];

/** The layout of the cells when, on a phone, the row is a card. */
export const catalogCard = {
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  columnGap: '4',
  rowGap: '1.5',
  alignItems: 'center',
  gridTemplateAreas:
    '"name name name tools" "type footprint . featured" "rooms area . featured" "status status status updated"',
  ...Object.fromEntries(areas.map((column) => [`& > [data-column=${column}]`, { gridArea: column }])),
  '& > [data-column=name]': { gridArea: 'name', fontSize: '1rem' },
  '& > [data-column=updated]': { gridArea: 'updated', color: 'quiet', justifySelf: 'end' },
};
