import { chakra } from '@chakra-ui/react/styled-system';
import {
  documentTypes,
  documentTypeTitles,
  type DocumentType,
} from '@hearthline/rules/delivery/documents.ts';
import { Link } from 'react-router-dom';
import { Select } from '../../../../ui/forms/field.tsx';
import { SearchBox } from '../../../../ui/lists/search-box.tsx';
import { scrollFade } from '../../../../ui/lists/scroll-fade.ts';

/** Which documents are listed, with the number that waits. */
export interface QueueView {
  readonly id: string;
  readonly title: string;
  readonly count?: number | undefined;
}

interface QueueToolbarProps {
  readonly views: readonly QueueView[];
  readonly view: string;
  /** Null where there is nothing to search. */
  readonly filter: {
    readonly search: string;
    readonly type: DocumentType | null;
    readonly change: (to: { search?: string; type?: string; document?: null }, replace?: boolean) => void;
  } | null;
}

const View = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '9',
    px: '3',
    borderRadius: 'md',
    textStyle: 'small',
    fontWeight: '600',
    color: 'quiet',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _hover: { bg: 'sunken', color: 'ink' },
    _currentPage: { bg: 'pineTint', color: 'pineText' },
  },
});

/** The one line above the queue: which documents, a search, a type. */
export const QueueToolbar = ({ views, view, filter }: QueueToolbarProps) => (
  <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" _print={{ display: 'none' }}>
    <chakra.nav aria-label="Documents by state" minW="0" maxW="full">
      <chakra.ul listStyle="none" display="flex" gap="1" overflowX="auto" css={scrollFade}>
        {views.map(({ id, title, count }) => (
          <li key={id}>
            <View to={`?show=${id}`} aria-current={id === view ? 'page' : undefined}>
              {title}
              {count ? <chakra.span fontVariantNumeric="tabular-nums">({count})</chakra.span> : null}
            </View>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
    {filter && (
      <chakra.div
        role="search"
        display="flex"
        flex="1 1 18rem"
        gap="2"
        css={{ '--search-min': '0px' }}
        minW="0"
      >
        <SearchBox
          label="Search documents"
          value={filter.search}
          onSearch={(text) => filter.change({ search: text, document: null }, Boolean(filter.search && text))}
        />
        <chakra.div width="9rem" flexShrink="0">
          <Select
            aria-label="Type"
            value={filter.type ?? ''}
            onChange={(event) => filter.change({ type: event.target.value, document: null })}
          >
            <option value="">All types</option>
            {documentTypes.map((value) => (
              <option key={value} value={value}>
                {documentTypeTitles[value]}
              </option>
            ))}
          </Select>
        </chakra.div>
      </chakra.div>
    )}
  </chakra.div>
);
