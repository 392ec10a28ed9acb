import { useEditedQuoteQuery } from '../../../../gql/generated.ts';
import { problemOf } from '../../../../platform/api/error-text.ts';
import { useWorkspaceChanges } from '../../../../platform/graphql/workspace-changes.ts';
import { usePageTitle } from '../../../../platform/navigation/page-title.ts';
import { ButtonLink } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { LoadError } from '../../../../ui/layout/load-error.tsx';
import { SkeletonScreen } from '../../../../ui/layout/skeleton.tsx';
import { nameOfQuote } from '../parts/quote-words.ts';
import { IssuedQuote } from './issued-quote.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { useSession } from '../../../../platform/session/session-context.tsx';
import { mayChange } from '../../../../platform/session/may-change.ts';

/** One quote of a deal: a draft to be written, or what was issued. */
export const QuoteScreen = ({ id }: { readonly id: string }) => {
  const { user } = useSession();
  const { data, error, loading, refetch } = useEditedQuoteQuery({ variables: { id } });
  const quote = data?.quote ?? null;
  const reload = async () => (await refetch()).data?.quote ?? undefined;
  useWorkspaceChanges(['deals'], () => void reload().catch(() => undefined));
  usePageTitle(quote ? `${nameOfQuote(quote)} for ${quote.buyerName}` : undefined);
  if (quote?.status === 'draft' && mayChange(user, 'quote:update', quote))
    return <QuoteEditor quote={quote} reload={reload} />;
  if (quote) return <IssuedQuote quote={quote} />;
  if (error && problemOf(error).code !== 'NOT_FOUND')
    return <LoadError title="Failed to fetch this quote" error={error} retry={refetch} />;
  if (loading) return <SkeletonScreen label="Loading the quote" />;
  return (
    <EmptyState title="Quote not found" text="The address is not quite right.">
      <ButtonLink to="/deals">All deals</ButtonLink>
    </EmptyState>
  );
};
