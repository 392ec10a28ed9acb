import { useUpdateDealMutation } from '../../../../gql/generated.ts';
import { errorText } from '../../../../platform/api/error-text.ts';
import { useRefetchActiveQueries } from '../../../../platform/graphql/refetch-active-queries.ts';
import { showToast } from '../../../../ui/toasts/toast-store.ts';

/** Makes a deal be about the design of a booking or a request, and says what came of it. */
export const useTakeOverDesign = () => {
  const [update, { loading }] = useUpdateDealMutation({
    ...useRefetchActiveQueries(
      'Deal',
      'DealDesign',
      'DesignOfDeal',
      'ContactDeals',
      'Today',
      'AppointmentDetails',
    ),
  });
  /** @param name of the deal @param design what it is called @param code of the design */
  const takeOver = async (
    { id, version, name }: { readonly id: string; readonly version: number; readonly name: string },
    design: string,
    code: string,
  ): Promise<void> => {
    try {
      await update({ variables: { id, version, input: { designCode: code } } });
      showToast({ title: 'Deal updated', text: `${name} is about ${design} now.` });
    } catch (error) {
      showToast({ title: `${name} keeps its design`, text: errorText(error), tone: 'error' });
    }
  };
  return { takeOver, loading };
};
