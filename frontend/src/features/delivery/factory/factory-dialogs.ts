import { stationIds } from '@hearthline/rules/stations.ts';
import type { FactoryBoardQuery, HomeCardFragment } from '../../../gql/generated.ts';
import { useRestoredRecord } from '../../../platform/form-memory/restored-form.ts';

type HomeForm = 'hand-over' | 'hold' | 'back';

/** What is open over the board: a form, a confirmation, or a history. */
export type OpenDialog =
  | { readonly kind: 'plan' }
  | { readonly kind: HomeForm | 'day' | 'history' | 'house' | 'remove'; readonly home: HomeCardFragment };

/** The forms that a home in production has now. */
export const availableForms = ({ heldAt, nextStation, station }: HomeCardFragment): readonly HomeForm[] => {
  if (heldAt) return [];
  return [
    ...(nextStation ? [] : (['hand-over'] as const)),
    'hold',
    ...(station === stationIds[0] ? [] : (['back'] as const)),
  ];
};

const nameOf = (open: OpenDialog): string => ('home' in open ? `${open.kind}:${open.home.id}` : open.kind);

/** What is open; a form is restored if it still applies. */
export const useOpenDialog = (board: FactoryBoardQuery['factoryBoard'] | undefined) =>
  useRestoredRecord<OpenDialog>('factory-open', {
    keep: (open) => (['history', 'house', 'remove'].includes(open.kind) ? null : nameOf(open)),
    find: (restored) => {
      if (!board) return undefined;
      const forms: readonly OpenDialog[] = [
        { kind: 'plan' },
        ...board.line.map((home) => ({ kind: 'day', home }) as const),
        ...board.homes.flatMap((home) => availableForms(home).map((kind) => ({ kind, home }))),
      ];
      return forms.find((form) => nameOf(form) === restored) ?? null;
    },
  });
