import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../platform/context.ts';
import { contactScope } from '../../../people/contacts/contact.policy.ts';
import { LeadDesignType, readLeadDesigns, type LeadDesignView } from '../../leads/lead.api.ts';
import { AppointmentDetails } from '../appointment.types.ts';

@Resolver(() => AppointmentDetails)
export class AppointmentDesignResolver {
  @FieldResolver(() => LeadDesignType, {
    nullable: true,
    description:
      'The design that it was booked with, and what has changed since. Null if `designCode` is null, and for who may see the appointment alone.',
  })
  async design(
    @Ctx() context: Context,
    @Root()
    {
      designCode: code,
      designVersion: version,
      createdAt: at,
      contactId,
    }: Pick<AppointmentDetails, 'designCode' | 'designVersion' | 'createdAt' | 'contactId'>,
  ): Promise<LeadDesignView | null> {
    if (code === null || version === null) return null;
    // A design follows its contact.
    if (contactId === null && contactScope(context.viewer).name !== 'all') return null;
    const [design] = await readLeadDesigns(context, [{ code, version, kind: 'appointment', at, contactId }]);
    return design ?? null;
  }
}
