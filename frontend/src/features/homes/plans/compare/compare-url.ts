import { comparedIds, comparePath, maxCompared } from '@hearthline/rules/homes/compare/compared.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

interface ComparedUrl {
  readonly ids: readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** The homes in the address of the page (`?homes=enid,toledo`). What is behind `#` stays. */
export const useComparedUrl = (): ComparedUrl => {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const ids = comparedIds(params.get('homes'));
  const go = (next: readonly string[]): void =>
    void navigate(comparePath(next) + hash, { preventScrollReset: true });
  return {
    ids,
    add: (id) => {
      if (!ids.includes(id) && ids.length < maxCompared) go([...ids, id]);
    },
    remove: (id) => go(ids.filter((one) => one !== id)),
  };
};
