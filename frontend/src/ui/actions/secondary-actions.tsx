import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../form/button.tsx';
import { Menu, type Action } from './menu.tsx';
import { useNarrow } from './narrow-window.ts';

interface Look {
  readonly variant?: 'outline' | 'ghost';
}

/** An action on a list, or a link to a screen of its own. */
export type SecondaryAction = Omit<Action, 'label' | 'tone' | 'run'> &
  Look &
  ({ readonly run: () => void } | { readonly to: string });

interface SecondaryActionsProps {
  /** Accessible name of the menu, as in `More actions for contacts`. */
  readonly label: string;
  readonly actions: readonly SecondaryAction[];
}

const AsMenu = ({ label, actions }: SecondaryActionsProps) => {
  const navigate = useNavigate();
  const items = actions.map((action): Action => ({
    ...action,
    label: action.title,
    run: 'to' in action ? () => void navigate(action.to) : action.run,
  }));
  return <Menu label={label} size="icon" actions={items} />;
};

/** Actions less frequent than a list's main action, which they precede: buttons where there is room, a menu on a phone. */
export const SecondaryActions = ({ label, actions }: SecondaryActionsProps) => {
  if (useNarrow()) return <AsMenu label={label} actions={actions} />;
  return actions.map((action) => {
    const { id, title, icon, variant = 'outline', disabled = false } = action;
    return 'to' in action ? (
      <ButtonLink key={id} to={action.to} variant={variant}>
        {icon}
        {title}
      </ButtonLink>
    ) : (
      <Button key={id} variant={variant} disabled={disabled} onClick={action.run}>
        {icon}
        {title}
      </Button>
    );
  });
};
