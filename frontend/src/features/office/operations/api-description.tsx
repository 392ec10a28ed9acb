import { SkeletonRows } from '../../../ui/layout/skeleton.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { useExplorerQuery } from '../../../gql/generated.ts';
import { errorText } from '../../../platform/api/error-text.ts';
import { useJson } from '../../../platform/api/use-rest.ts';
import { ButtonAnchor } from '../../../ui/actions/button.tsx';
import { ErrorNotice } from '../../../ui/layout/error-notice.tsx';
import { Card } from '../../../ui/layout/surface.tsx';
import { Heading, Text } from '../../../ui/text/text.tsx';
import { ApiCall } from './api-call.tsx';
import { groupsOf, type ApiText } from './openapi.ts';
import { cacheFirst } from '../../../platform/graphql/fetch-policies.ts';

const address = '/api/openapi.json';

/** Every call of the REST API, as the server describes it. */
const RestCalls = () => {
  const { loaded, retry } = useJson<ApiText>(address);
  if (loaded.state === 'loading') return <SkeletonRows count={3} minH="8" />;
  if (loaded.state !== 'loaded')
    return (
      <ErrorNotice title="We could not load the description" onRetry={retry}>
        {errorText(loaded.error)}
      </ErrorNotice>
    );
  return groupsOf(loaded.value).map(([tag, operations]) => (
    <section key={tag} aria-label={tag}>
      <Heading as="h4" textStyle="label" mb="2">
        <code>/api/{tag}</code>
      </Heading>
      <Card as="ul" p="0" listStyleType="none" overflow="hidden">
        {operations.map((operation) => (
          <ApiCall key={`${operation.method} ${operation.path}`} operation={operation} />
        ))}
      </Card>
    </section>
  ));
};

/** How to call the product: GraphQL to try out, and every call of the REST API, unless the server keeps its descriptions to itself. */
export const ApiDescription = () => {
  const { data } = useExplorerQuery(cacheFirst);
  const closed = data?.operations.explorer === false;

  return (
    <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      <Card as="section" aria-labelledby="graphql" display="grid" gap="3" justifyItems="start">
        <Heading as="h3" id="graphql" look="subheading">
          GraphQL
        </Heading>
        <Text quiet maxW="prose">
          One address, <code>POST /graphql</code>, with a manual of its own: every type and field is described
          in the schema.
          {closed &&
            ' This server does not publish the descriptions of its APIs (API_DOCS is off); schema.graphql in the repository describes GraphQL.'}
        </Text>
        {data?.operations.explorer && (
          <ButtonAnchor href="/graphql" variant="outline" size="sm">
            Open GraphiQL
          </ButtonAnchor>
        )}
      </Card>
      <chakra.section aria-labelledby="rest" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="end" gap="4">
          <chakra.div maxW="prose">
            <Heading as="h3" id="rest" look="subheading">
              REST
            </Heading>
            <Text quiet mt="1">
              JSON in and out. Send the access token of <code>POST /api/auth/login</code> as{' '}
              <code>Authorization: Bearer</code>.
              {closed
                ? ' A server with API_DOCS on lists every call here.'
                : ' Press a call to see what it takes.'}
            </Text>
          </chakra.div>
          {!closed && (
            <ButtonAnchor href={address} variant="outline" size="sm">
              OpenAPI 3.1 description
            </ButtonAnchor>
          )}
        </chakra.div>
        {!closed && <RestCalls />}
      </chakra.section>
    </chakra.div>
  );
};
