import { documentFilter, type DocumentFilter } from '@hearthline/rules/delivery/documents.ts';
import { useListUrl } from '../../../../platform/navigation/list-url.ts';

type ParameterName = 'search' | 'type';

/** The part of the address that determines what a list of documents shows. */
interface DocumentAddress extends Pick<ReturnType<typeof useListUrl<ParameterName>>, 'change'> {
  /** The filter for the server; values that the rules reject are ignored. */
  readonly filter: Pick<DocumentFilter, 'page' | ParameterName>;
  /** The search text as typed. */
  readonly search: string;
}

const { search: searchRule, type: typeRule } = documentFilter.shape;

/** Keeps page, search and kind of a list of documents in the address (`?show=waiting&page=2&search=cedar&type=permit`). */
export const useDocumentUrlState = (): DocumentAddress => {
  const { page, param, change } = useListUrl<ParameterName>();
  const search = param('search');
  return {
    filter: {
      page,
      search: searchRule.safeParse(search).data ?? null,
      type: typeRule.safeParse(param('type')).data ?? null,
    },
    search,
    change,
  };
};
