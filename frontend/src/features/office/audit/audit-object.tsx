import { chakra } from '@chakra-ui/react/styled-system';
import { objectText } from '@hearthline/rules/office/audit/audit-words.ts';
import { Link } from 'react-router-dom';
import { textLink } from '../../../ui/text/text.tsx';

/** The addresses of recorded objects that have a page of their own. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  project: (id) => `/projects/${id}`,
  contact: (id) => `/contacts/${id}`,
  campaign: (id) => `/campaigns/${id}`,
  mail: (id) => `/admin?tab=settings&part=outbox&mail=${id}`,
};

const Page = chakra(Link, { base: { ...textLink, fontWeight: '550' } });
const Narrow = chakra('button', {
  base: {
    ...textLink,
    fontFamily: 'mono',
    fontSize: '0.8125rem',
    color: 'quiet',
    cursor: 'pointer',
    minH: '6',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
});

/** Shortens a long id to its end, which distinguishes it from its neighbors; short names stay whole. */
const shortOf = (id: string): string => (id.length > 20 ? `…${id.slice(-8)}` : id);

interface AuditObjectProps {
  /** As in `project:0199…`. */
  readonly object: string;
  /** The name of the person, if the object is an account. */
  readonly name: string | null;
  /** Filters by the object, to show all that was done to it. */
  readonly onNarrow: (object: string) => void;
}

/** The object of an action, with links to its page and to all that was done to it. */
export const AuditObject = ({ object, name, onNarrow }: AuditObjectProps) => {
  const [kind = '', ...rest] = object.split(':');
  const id = rest.join(':');
  const title = objectText(kind);
  const page = id ? pageOf[kind] : undefined;
  return (
    <chakra.span
      display={{ base: 'inline-flex', xl: 'inline' }}
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="2"
    >
      {page ? <Page to={page(id)}>{title}</Page> : title}{' '}
      {name && (
        <chakra.span fontWeight="550" overflowWrap="anywhere">
          {name}
        </chakra.span>
      )}{' '}
      {id && (
        <Narrow
          type="button"
          title={object}
          aria-label={`All activity for ${kind} ${id}`}
          onClick={() => onNarrow(object)}
        >
          {shortOf(id)}
        </Narrow>
      )}
    </chakra.span>
  );
};
