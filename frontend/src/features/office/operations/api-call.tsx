import { chakra } from '@chakra-ui/react/styled-system';
import { Badge } from '../../../ui/text/badge.tsx';
import { Text } from '../../../ui/text/text.tsx';
import type { Operation } from './openapi.ts';

const Summary = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: '5rem minmax(0, 24rem) minmax(0, 1fr)' },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    px: { base: '4', md: '5' },
    py: '3.5',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'sunken' },
  },
});

/** Text in which parts between backticks are shown as code. */
const Words = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

const Fields = ({ title, fields }: { title: string; fields: Operation['body'] }) =>
  fields.length === 0 ? null : (
    <div>
      <Text look="small" fontWeight="600" mb="2">
        {title}
      </Text>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(7rem, auto) minmax(0, 1fr)' }}
        columnGap="5"
        rowGap="1.5"
        textStyle="small"
      >
        {fields.map(({ name, required, type, text }) => (
          <chakra.div key={name} display="contents">
            <dt>
              <code>{name}</code>
              {required && (
                <chakra.span color="emberText" fontWeight="600">
                  {' '}
                  required
                </chakra.span>
              )}
            </dt>
            <chakra.dd color="quiet" overflowWrap="anywhere">
              {type}
              {text && (
                <>
                  : <Words>{text}</Words>
                </>
              )}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </div>
  );

/** One call of the REST API with its parameters below. */
export const ApiCall = ({ operation }: { operation: Operation }) => {
  const { method, path, summary, description, address, headers, sends, body, statuses } = operation;
  return (
    <chakra.li borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: '0' }}>
      <details>
        <Summary>
          <span>
            <Badge>{method.toUpperCase()}</Badge>
          </span>
          <chakra.code overflowWrap="anywhere">{path}</chakra.code>
          <chakra.span textStyle="small" color="quiet" gridColumn={{ base: '1 / -1', md: 'auto' }}>
            {summary}
          </chakra.span>
        </Summary>
        <chakra.div px={{ base: '4', md: '5' }} pb="5" pt="1" display="grid" gap="4">
          <Text look="small">
            <Words>{[description, sends, `Answers ${statuses}.`].filter(Boolean).join(' ')}</Words>
          </Text>
          <Fields title="In the address" fields={address} />
          <Fields title="In the headers" fields={headers} />
          <Fields title="In the body" fields={body} />
        </chakra.div>
      </details>
    </chakra.li>
  );
};
