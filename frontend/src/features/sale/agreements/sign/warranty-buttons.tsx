import type { LinkedAgreementShownFragment } from '../../../../gql/generated.ts';
import { Button } from '../../../../ui/actions/button.tsx';

interface WarrantyButtonsProps {
  readonly files: LinkedAgreementShownFragment['files'];
  readonly busy: boolean;
  readonly onOpen: (path: string, name: string) => void;
}

/** Opens the warranties that come along with an agreement. */
export const WarrantyButtons = ({ files, busy, onOpen }: WarrantyButtonsProps) =>
  files.map(({ key, name, sha256 }) => (
    <Button
      key={key}
      variant="outline"
      aria-busy={busy}
      onClick={() => onOpen(`/api/linked-agreement/files/${sha256}.pdf`, `${key.replace('_', '-')}.pdf`)}
    >
      {name}
    </Button>
  ));
