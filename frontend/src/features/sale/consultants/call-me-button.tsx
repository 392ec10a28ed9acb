import { Button } from '../../../ui/actions/button.tsx';
import { Spinner } from '../../../ui/layout/spinner.tsx';
import { PhoneIcon } from '../../../ui/theme/icons.tsx';
import { useConsultantDialog } from './consultant-dialog-state.tsx';

/** Opens the consultant request dialog from within a page. */
export const CallMeButton = () => {
  const { opener, isLoading, dialog } = useConsultantDialog();
  return (
    <>
      <Button variant="outline" {...opener}>
        {isLoading ? <Spinner /> : <PhoneIcon />}
        Call me
      </Button>
      {dialog}
    </>
  );
};
