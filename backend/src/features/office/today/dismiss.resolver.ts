import type { WaitingKind } from '@hearthline/rules/waiting.ts';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../../platform/access/access-directives.ts';
import type { Context } from '../../../platform/context.ts';
import { dismissWaiting, undoDismissal } from './dismiss.service.ts';
import { WaitingKindEnum } from './waiting.types.ts';

const kindText = 'What waits: `call`, `mail` or `import`; every other kind is refused with `BAD_INPUT`.';
const idText = 'The id of the contact who waits for a call, of the failed mail or of the import.';

/** Sets aside what nobody can answer. */
@Resolver()
export class DismissalResolver {
  @Allow('today:dismiss')
  @Mutation(() => ID, {
    description:
      'Sets aside a call that nobody needs, a mail that cannot be delivered, or an import with failed rows: it no longer waits, until somebody asks again, it fails again or somebody goes on with it. Returns the id.',
  })
  dismissWaiting(
    @Ctx() context: Context,
    @Arg('kind', () => WaitingKindEnum, { description: kindText }) kind: WaitingKind,
    @Arg('id', () => ID, { description: idText }) id: string,
  ): Promise<string> {
    return dismissWaiting(context, { kind, id });
  }

  @Allow('today:dismiss')
  @Mutation(() => ID, { description: 'Undoes `dismissWaiting`. Returns the id.' })
  undoDismissal(
    @Ctx() context: Context,
    @Arg('kind', () => WaitingKindEnum, { description: kindText }) kind: WaitingKind,
    @Arg('id', () => ID, { description: idText }) id: string,
  ): Promise<string> {
    return undoDismissal(context, { kind, id });
  }
}
